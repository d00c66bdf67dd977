package bumblewick.pilot;

import bumblewick.def.BossDef;
import bumblewick.math.Tick;
import bumblewick.sim.FlightStage;
import bumblewick.sim.boss.Boss;
import bumblewick.sim.boss.BossPart;
import bumblewick.sim.bullet.Bullet;
import bumblewick.sim.enemy.Enemy;
import com.jme3.math.Vector3f;
import java.util.List;

/**
 * A flight as its pilot knows it: bullets, enemies and boss as they were some ticks ago, for seeing takes time. Where they are by
 * now the pilot reckons from how they flew. Wick itself, and what stands in the corridor, the pilot knows at once.
 */
final class SeenFlight {
    private static final float VITAL = 0.25f; // of a factor on damage, that a vital part is worth more

    private final FlightStage stage;
    private final DeedWish deed;
    private final Moment[] moments;
    private int newest;

    /** All that moves, at one tick. */
    private static final class Moment {
        final SeenBodies bullets = new SeenBodies();
        final SeenBodies enemies = new SeenBodies();
        final SeenBodies lights = new SeenBodies();
        private final SeenLights seenLights = new SeenLights();
        final Vector3f wick = new Vector3f();
        private final Vector3f velocity = new Vector3f();
        private float wickSpeed; // along the rail, in u/s
        final Vector3f bossPosition = new Vector3f();
        float bossRadius;
        boolean boss;
        boolean dives;
        boolean diveBegins;
        float runsAt; // u above the ground, at which the boss charges; less than 0 if it does not
        float biteAhead; // u; Float.MAX_VALUE if no whirl can stop the boss now

        void note(FlightStage stage, DeedWish deed) {
            wick.set(stage.wick().position());
            wickSpeed = stage.wick().velocity().z;
            noteBullets(stage.bullets());
            noteEnemies(stage.enemies(), deed);
            seenLights.note(stage, wick, lights);
            Boss b = stage.boss().orElse(null);
            boss = b != null && !b.defeated();
            if (boss) {
                noteTarget(b);
                boolean dive = b.action().comesAtWick();
                dives = dive && !b.entering();
                runsAt = b.action() == BossDef.Action.CHARGE ? b.runsAt() : -1f;
                diveBegins = !dive || b.stepTicks() <= 1;
            }
            boolean bites = boss && dives && !b.reels() && b.step().parry().isPresent();
            biteAhead = bites ? b.position().z - wick.z : Float.MAX_VALUE;
        }

        /** What of the boss is worth shooting at: where a hit counts most, and rather what is vital. */
        private void noteTarget(Boss boss) {
            bossPosition.set(boss.position());
            bossRadius = boss.def().radius();
            float best = -1f;
            for (int i = 0; i < boss.parts().size(); i++) {
                BossPart part = boss.parts().get(i);
                float worth = part.broken() ? -1f : part.factor() + (part.vital() ? VITAL : 0f);
                if (worth > best) {
                    best = worth;
                    bossPosition.set(part.position());
                    bossRadius = part.radius();
                }
            }
        }

        private void noteBullets(List<Bullet> all) {
            bullets.clear();
            for (int i = 0; i < all.size(); i++) {
                Bullet b = all.get(i);
                if (!b.deflected()) {
                    bullets.add(b.id(), b.position(), b.velocity(), b.def().radius(), wick.z);
                }
            }
        }

        private void noteEnemies(List<Enemy> all, DeedWish deed) {
            enemies.clear();
            for (int i = 0; i < all.size(); i++) {
                Enemy e = all.get(i);
                velocity.set(e.velocity());
                velocity.z -= e.isMoored() ? wickSpeed : 0f;
                enemies.add(e.id(), e.position(), velocity, e.def().radius(), wick.z);
                enemies.prefer(deed.prefers(e));
            }
        }
    }

    /**
     * @param stage read, never changed
     * @param reaction how many ticks old is what the pilot knows
     * @param deed which says what enemies matter more than others
     */
    SeenFlight(FlightStage stage, int reaction, DeedWish deed) {
        this.stage = stage;
        this.deed = deed;
        moments = new Moment[reaction + 1];
        for (int i = 0; i < moments.length; i++) {
            moments[i] = new Moment();
        }
    }

    /** Looks at the stage, once a tick. */
    void look() {
        newest = (newest + 1) % moments.length;
        moments[newest].note(stage, deed);
    }

    private Moment known() {
        return moments[(newest + 1) % moments.length];
    }

    /** How old is what the pilot knows, in seconds. */
    float age() {
        return (moments.length - 1) * Tick.SECONDS;
    }

    /** The bullets that are not turned round. */
    SeenBodies bullets() {
        return known().bullets;
    }

    SeenBodies enemies() {
        return known().enemies;
    }

    /** Beams and ring waves, as bodies that will cross Wick's plane. */
    SeenBodies lights() {
        return known().lights;
    }

    /** Where Wick was when the rest was so, in the corridor's frame, in u. */
    Vector3f wick() {
        return known().wick;
    }

    /** Whether there is a boss that is not beaten. */
    boolean boss() {
        return known().boss;
    }

    /** Where the boss was, in u. */
    Vector3f bossPosition() {
        return known().bossPosition;
    }

    /** Its radius, in u. */
    float bossRadius() {
        return known().bossRadius;
    }

    /** Whether the boss dives. */
    boolean bossDives() {
        return known().boss && known().dives;
    }

    /** The height at which the boss charges, in u; less than 0 if it does not charge. */
    float bossRunsAt() {
        return known().runsAt;
    }

    /** How far ahead of Wick the boss dives that a whirl can stop, in u; {@link Float#MAX_VALUE} if it does not. */
    float biteAhead() {
        return known().biteAhead;
    }

    /** Whether the next dive of the boss can still aim at another place: it has not begun, or in this tick. */
    boolean bossAims() {
        return known().boss && known().diveBegins;
    }
}
