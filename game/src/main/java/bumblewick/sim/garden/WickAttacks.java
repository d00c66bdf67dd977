package bumblewick.sim.garden;

import bumblewick.math.StateHash;
import bumblewick.sim.character.FootEvent;
import bumblewick.sim.character.FootMotion;
import bumblewick.sim.garden.enemy.GardenBullet;
import bumblewick.sim.garden.enemy.GardenBulletField;
import bumblewick.sim.garden.enemy.Walker;
import bumblewick.sim.garden.enemy.Walker.State;
import bumblewick.sim.garden.enemy.WalkerField;
import bumblewick.sim.garden.level.Fixtures;
import bumblewick.sim.garden.level.Reach;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;

/** What Wick does to walkers, their bullets, crates and cages: the spin, the dive, the jump on a head. */
final class WickAttacks {
    private static final int SPIN_DAMAGE = 1;
    private static final int POUND_DAMAGE = 2;
    private static final int STOMP_DAMAGE = 1;
    private static final int BULLET_DAMAGE = 2;

    /** Radius of the shock where a dive ends, in u. */
    private static final float SHOCK = 1.8f;

    /** How fast a jump on a head throws Wick up, in u/s. */
    private static final float HEAD = 7f;

    /** Share of an enemy's height above which feet come down on its head. */
    private static final float HEAD_HEIGHT = 0.5f;

    /** How fast a blow throws a walker back, in u/s. */
    private static final float BACK = 4f;

    /** How far away a deflected bullet finds its target, in u. */
    private static final float FAR = 14f;

    private final GardenWick wick;
    private final WalkerField walkers;
    private final GardenBulletField bullets;
    private final GardenBodies bodies;
    private final Fixtures fixtures;
    private final GardenScore score;
    private final float lean;
    private final Reach reach = new Reach();
    private final Vector3f target = new Vector3f();
    private Walker assisted;
    private int blow;

    /** @param lean how much further blows reach for the nearest walker, in u */
    WickAttacks(
            GardenWick wick,
            WalkerField walkers,
            GardenBulletField bullets,
            GardenBodies bodies,
            Fixtures fixtures,
            GardenScore score,
            float lean) {
        this.wick = wick;
        this.walkers = walkers;
        this.bullets = bullets;
        this.bodies = bodies;
        this.fixtures = fixtures;
        this.score = score;
        this.lean = lean;
    }

    void tick(SimEvents events) {
        FootMotion foot = wick.foot();
        if (foot.events().has(FootEvent.SPIN_BEGAN) || foot.events().has(FootEvent.POUND_BEGAN)) {
            blow++;
        }
        assisted = lean > 0f ? nearest() : null;
        if (foot.spinning()) {
            strikeAround(wick.def().spinRadius(), SPIN_DAMAGE, events);
            deflect(events);
        }
        if (foot.events().has(FootEvent.POUND_LANDED)) {
            strikeAround(SHOCK, POUND_DAMAGE, events);
        }
        stomp(events);
        hitWithDeflected(events);
    }

    private void strikeAround(float radius, int damage, SimEvents events) {
        FootMotion foot = wick.foot();
        reach.set(foot.feet(), foot.controller().height(), radius);
        bodies.strikeAround(foot.feet(), reach, blow, events);
        score.add(fixtures.strikeAround(reach, blow, events));
        for (int i = 0; i < walkers.size(); i++) {
            Walker w = walkers.get(i);
            if (isIn(reach, w) && w.meetsBlow(blow)) {
                strike(w, damage, awayX(w), awayZ(w), false, events);
            }
        }
    }

    /** The nearest walker, to which blows reach further; null if there is none. */
    private Walker nearest() {
        Walker nearest = null;
        for (int i = 0; i < walkers.size(); i++) {
            Walker w = walkers.get(i);
            if (!w.beaten() && (nearest == null || distance(w) < distance(nearest))) {
                nearest = w;
            }
        }
        return nearest;
    }

    private boolean isIn(Reach around, Walker w) {
        float bottom = w.position().y;
        return around.meets(
                w.position(),
                w.def().radius() + (w == assisted ? lean : 0f),
                bottom,
                bottom + w.def().height());
    }

    /** Hits the walker on whose head Wick lands. */
    private void stomp(SimEvents events) {
        FootMotion foot = wick.foot();
        boolean falling = foot.feet().y < foot.previousFeet().y && !foot.grounded();
        reach.set(foot.feet(), foot.controller().height(), wick.def().body().radius());
        for (int i = 0; falling && i < walkers.size(); i++) {
            Walker w = walkers.get(i);
            float head = w.position().y + HEAD_HEIGHT * w.def().height();
            if (!w.beaten() && foot.previousFeet().y >= head && isIn(reach, w)) {
                strike(w, foot.pounding() ? POUND_DAMAGE : STOMP_DAMAGE, awayX(w), awayZ(w), false, events);
                foot.launch(HEAD);
                events.add(Type.BOUNCED, w.id(), w.def().id(), 0, foot.feet());
                falling = false;
            }
        }
    }

    /** From Wick to it, horizontal, length 1. */
    private float awayX(Walker w) {
        float distance = distance(w);
        return distance > 0f ? (w.position().x - wick.foot().feet().x) / distance : 0f;
    }

    private float awayZ(Walker w) {
        float distance = distance(w);
        return distance > 0f ? (w.position().z - wick.foot().feet().z) / distance : 1f;
    }

    private float distance(Walker w) {
        float x = w.position().x - wick.foot().feet().x;
        float z = w.position().z - wick.foot().feet().z;
        return (float) Math.sqrt(x * x + z * z);
    }

    private void strike(Walker w, int damage, float awayX, float awayZ, boolean deflected, SimEvents events) {
        if (w.beaten()) {
            return;
        }
        int left = w.takeHit(damage);
        if (left > 0) {
            w.become(State.HIT);
            w.throwBack(BACK * awayX, BACK * awayZ);
            score.hit();
            events.add(Type.WALKER_HIT, w.id(), w.def().id(), left, w.position());
            return;
        }
        int worth = deflected ? score.deflected(w.def().score()) : w.def().score();
        score.add(worth);
        walkers.beat(w, awayX, awayZ);
        events.add(Type.WALKER_BEATEN, w.id(), w.def().id(), worth, w.position());
    }

    private void deflect(SimEvents events) {
        Vector3f middle = wick.middle();
        for (int i = 0; i < bullets.size(); i++) {
            GardenBullet s = bullets.get(i);
            float reach = wick.def().spinRadius() + s.def().radius();
            if (!s.deflected() && !s.gone() && s.pose().position().distanceSquared(middle) < reach * reach) {
                bullets.deflect(s, aim(s), events);
            }
        }
    }

    /** The middle of the nearest walker, or the place the bullet came from. */
    private Vector3f aim(GardenBullet s) {
        Vector3f from = s.pose().position();
        target.set(s.velocity()).multLocal(-1f).addLocal(from);
        float best = FAR * FAR;
        for (int i = 0; i < walkers.size(); i++) {
            Walker w = walkers.get(i);
            float square = w.position().distanceSquared(from);
            if (!w.beaten() && square < best) {
                best = square;
                target.set(w.position()).addLocal(0f, 0.5f * w.def().height(), 0f);
            }
        }
        return target;
    }

    /** Lets deflected bullets hit walkers. */
    private void hitWithDeflected(SimEvents events) {
        for (int i = 0; i < bullets.size(); i++) {
            GardenBullet s = bullets.get(i);
            Walker w = s.deflected() && !s.gone() ? hitBy(s) : null;
            if (w != null) {
                s.remove();
                float speed = s.velocity().length();
                strike(w, BULLET_DAMAGE, s.velocity().x / speed, s.velocity().z / speed, true, events);
            }
        }
    }

    private Walker hitBy(GardenBullet s) {
        Vector3f p = s.pose().position();
        for (int i = 0; i < walkers.size(); i++) {
            Walker w = walkers.get(i);
            float x = p.x - w.position().x;
            float z = p.z - w.position().z;
            float reach = s.def().radius() + w.def().radius();
            boolean level = p.y > w.position().y - s.def().radius()
                    && p.y < w.position().y + w.def().height() + s.def().radius();
            if (!w.beaten() && level && x * x + z * z < reach * reach) {
                return w;
            }
        }
        return null;
    }

    void addTo(StateHash hash) {
        hash.add(blow);
    }
}
