package bumblewick.sim.combat;

import bumblewick.def.EnemyDef;
import bumblewick.def.RuleDeed.Weave;
import bumblewick.def.Rulebook;
import bumblewick.def.mechanism.WebDef;
import bumblewick.math.Easing;
import bumblewick.math.StateHash;
import bumblewick.math.Tick;
import bumblewick.math.Trig;
import bumblewick.sim.combat.WebRing.State;
import bumblewick.sim.course.PickupField;
import bumblewick.sim.enemy.Enemy;
import bumblewick.sim.enemy.EnemyField;
import bumblewick.sim.player.Wick;
import bumblewick.sim.run.EntityIds;
import bumblewick.sim.run.EntityPool;
import bumblewick.sim.run.ScoreKeeper;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import bumblewick.sim.swarm.Swarm;
import com.jme3.math.Vector3f;

/**
 * The webs in the air. Each is a ring across the rail that comes at Wick; its knots are enemies, which it carries. Through the
 * hole Wick passes; in the ring Wick stumbles, and a bee hangs in it: the web springs ahead and stays there until enough knots
 * are shot or it tears. A web that loses enough knots before that falls and leaves a pick-up.
 */
public final class WebRings extends EntityPool<WebRing> {
    /** The most at once; further ones do not come. */
    public static final int MOST = 6;

    private static final float BEHIND = -14f; // u: it is gone there
    private static final float HANGS_AT = 16f; // u ahead of Wick, with a bee in it
    private static final float SPRINGS = 26f; // u/s
    private static final int GOES_FOR = 45; // ticks in which it is seen to fall
    private static final float FALLS = 9f; // u/s
    private static final float DROP_AHEAD = 18f; // u

    private final Rulebook rules;
    private final EnemyField enemies;
    private final EntityIds ids;
    private final Vector3f place = new Vector3f();

    public WebRings(Rulebook rules, EnemyField enemies, EntityIds ids) {
        super(0, WebRing::new, WebRing::gone);
        this.rules = rules;
        this.enemies = enemies;
        this.ids = ids;
    }

    /** Lets a web come; {@code wickZ} is Wick's distance along the rail, in u. */
    public void weave(Weave deed, float wickZ, SimEvents events) {
        if (size() >= MOST) {
            return;
        }
        WebDef def = deed.web();
        WebRing web = add();
        web.begin(ids.next(), def, deed.x(), deed.y(), deed.ahead(), wickZ);
        EnemyDef knot = rules.get(EnemyDef.class, def.knot());
        for (int i = 0; i < def.knots(); i++) {
            Enemy e = enemies.spawnCarried(knot, knotPlace(web, i), wickZ);
            web.knots[i] = e.id();
        }
        events.add(Type.WEB_WOVEN, web.id, web.position());
    }

    /** Where a knot is, relative to Wick. */
    private Vector3f knotPlace(WebRing web, int index) {
        float angle = Trig.wrap((index + 0.5f) * Trig.TURN / web.def.knots());
        float away = web.def.knotsAt();
        return place.set(web.local.x + away * Trig.sin(angle), web.local.y + away * Trig.cos(angle), web.local.z);
    }

    /**
     * Moves all by a tick, before the enemies move.
     *
     * @param speedFactor 1, or less under a tempo bloom
     */
    public void move(float wickZ, float speedFactor) {
        for (int i = 0; i < size(); i++) {
            WebRing web = get(i);
            web.beginTick();
            float step = speedFactor * Tick.SECONDS;
            switch (web.state) {
                case COMES -> web.local.z -= web.def.speed() * step;
                case HOLDS -> web.local.z += Easing.clamp(HANGS_AT - web.local.z, 0f, SPRINGS * step);
                case GOES -> web.local.y -= FALLS * step;
            }
            web.place(wickZ);
            for (int k = 0; k < web.def.knots(); k++) {
                Enemy e = web.knots[k] == 0 ? null : enemies.find(web.knots[k]);
                if (e != null) {
                    enemies.carry(e, knotPlace(web, k), wickZ);
                }
            }
        }
    }

    /**
     * Counts the knots that are left, and lets Wick meet the webs.
     *
     * @param reach of Wick's body, in u
     */
    public void meet(
            Wick wick,
            float reach,
            Swarm swarm,
            PlayerDamage damage,
            PickupField pickups,
            ScoreKeeper score,
            SimEvents events) {
        for (int i = 0; i < size(); i++) {
            WebRing web = get(i);
            if (web.state == State.GOES) {
                web.gone = web.ticks >= GOES_FOR;
                continue;
            }
            count(web);
            if (web.state == State.HOLDS) {
                hold(web, swarm, events);
            } else if (web.def.knots() - web.left >= web.def.falls()) {
                fall(web, pickups, score, events);
            } else {
                pass(web, wick, reach, swarm, damage, events);
            }
        }
        sweep();
    }

    private void count(WebRing web) {
        web.left = 0;
        for (int k = 0; k < web.def.knots(); k++) {
            if (web.knots[k] != 0 && enemies.find(web.knots[k]) == null) {
                web.knots[k] = 0;
            }
            web.left += web.knots[k] == 0 ? 0 : 1;
        }
    }

    private void pass(WebRing web, Wick wick, float reach, Swarm swarm, PlayerDamage damage, SimEvents events) {
        float before = web.previousPosition().z - wick.previousPosition().z;
        if (before > 0f && web.local.z <= 0f && isTouched(web, wick, reach)) {
            web.become(State.HOLDS);
            web.leftWhenTouched = web.left;
            web.beeInIt = swarm.park(1) > 0;
            damage.stumble(events);
            events.add(Type.WEB_TOUCHED, web.id, web.beeInIt ? 1 : 0, wick.position());
        } else if (web.local.z < BEHIND) {
            letKnotsGo(web);
            web.gone = true;
        }
    }

    private static boolean isTouched(WebRing web, Wick wick, float reach) {
        float x = wick.position().x - web.local.x;
        float y = wick.position().y - web.local.y;
        float away = (float) Math.sqrt(x * x + y * y);
        return away > web.def.hole() - reach && away < web.def.radius() + reach;
    }

    private void hold(WebRing web, Swarm swarm, SimEvents events) {
        boolean freed = web.leftWhenTouched - web.left >= web.def.frees() || web.left == 0;
        if (freed || web.ticks >= Tick.of(web.def.holds())) {
            if (web.beeInIt && swarm.unpark(1, web.position()) > 0) {
                events.add(Type.BEES_RETURNED, web.id, 1, web.position());
            }
            web.beeInIt = false;
            letKnotsGo(web);
            web.become(State.GOES);
        }
    }

    private void fall(WebRing web, PickupField pickups, ScoreKeeper score, SimEvents events) {
        letKnotsGo(web);
        web.become(State.GOES);
        events.add(Type.WEB_FALLEN, web.id, score.bonus(web.def.score()), web.position());
        if (!web.def.drops().isEmpty()) {
            place.set(web.position());
            place.z += Math.max(0f, DROP_AHEAD - web.local.z);
            pickups.drop(web.def.drops(), place);
        }
    }

    private void letKnotsGo(WebRing web) {
        for (int k = 0; k < web.def.knots(); k++) {
            Enemy e = web.knots[k] == 0 ? null : enemies.find(web.knots[k]);
            if (e != null) {
                e.destroy();
            }
            web.knots[k] = 0;
        }
    }

    /** Lets all go at once; the bees in them come back. */
    public void clear(Swarm swarm) {
        for (int i = 0; i < size(); i++) {
            WebRing web = get(i);
            if (web.beeInIt) {
                swarm.unpark(1, web.position());
            }
            letKnotsGo(web);
            web.gone = true;
        }
        sweep();
    }

    public void addTo(StateHash hash) {
        for (int i = 0; i < size(); i++) {
            get(i).addTo(hash);
        }
    }
}
