package bumblewick.bench;

import bumblewick.def.SwarmDef;
import bumblewick.math.RandomStream;
import bumblewick.math.Tick;
import com.badlogic.gdx.ai.GdxAI;
import com.badlogic.gdx.ai.steer.Steerable;
import com.badlogic.gdx.ai.steer.SteeringAcceleration;
import com.badlogic.gdx.ai.steer.behaviors.Arrive;
import com.badlogic.gdx.ai.steer.behaviors.BlendedSteering;
import com.badlogic.gdx.ai.steer.behaviors.Separation;
import com.badlogic.gdx.ai.steer.proximities.RadiusProximity;
import com.badlogic.gdx.ai.utils.Location;
import com.badlogic.gdx.math.Vector3;
import com.badlogic.gdx.utils.Array;

/** The same task for gdx-ai: agents that keep their distance from each other and arrive at their places. */
final class GdxFlock {
    /** Room for each agent, in u³: about the density of the game's cloud. */
    private static final float ROOM = 1.2f;

    private final Array<Agent> agents = new Array<>();
    private final SteeringAcceleration<Vector3> steering = new SteeringAcceleration<>(new Vector3());

    GdxFlock(int count, SwarmDef def) {
        RandomStream random = new RandomStream(3, 3);
        float half = (float) StrictMath.cbrt(count * ROOM) / 2f;
        for (int i = 0; i < count; i++) {
            agents.add(new Agent(
                    def,
                    new Vector3(
                            random.between(-half, half), random.between(-half, half), random.between(-half, half))));
        }
        for (Agent agent : agents) {
            agent.behave(def.elbowLoose(), agents, def.arrival().brakeDistance());
        }
    }

    void tick() {
        GdxAI.getTimepiece().update(Tick.SECONDS);
        for (int i = 0; i < agents.size; i++) {
            Agent agent = agents.get(i);
            agent.behaviour.calculateSteering(steering);
            agent.velocity.mulAdd(steering.linear, Tick.SECONDS).limit(agent.getMaxLinearSpeed());
            agent.position.mulAdd(agent.velocity, Tick.SECONDS);
        }
    }

    private static final class Agent implements Steerable<Vector3> {
        final Vector3 position;
        final Vector3 velocity = new Vector3();
        private final Vector3 home;
        private final float maxSpeed;
        private final float maxAcceleration;
        BlendedSteering<Vector3> behaviour;
        private boolean tagged;

        Agent(SwarmDef def, Vector3 place) {
            position = new Vector3(place);
            home = new Vector3(place);
            maxSpeed = def.arrival().maxSpeed();
            maxAcceleration = def.arrival().maxAcceleration();
        }

        void behave(float elbow, Array<Agent> all, float brakeDistance) {
            behaviour = new BlendedSteering<>(this)
                    .add(new Separation<>(this, new RadiusProximity<>(this, all, elbow)), 1f)
                    .add(
                            new Arrive<>(this, new Place(home))
                                    .setTimeToTarget(0.1f)
                                    .setDecelerationRadius(brakeDistance),
                            1f);
        }

        @Override
        public Vector3 getLinearVelocity() {
            return velocity;
        }

        @Override
        public float getAngularVelocity() {
            return 0f;
        }

        @Override
        public float getBoundingRadius() {
            return 0f;
        }

        @Override
        public boolean isTagged() {
            return tagged;
        }

        @Override
        public void setTagged(boolean tagged) {
            this.tagged = tagged;
        }

        @Override
        public float getZeroLinearSpeedThreshold() {
            return 0.001f;
        }

        @Override
        public void setZeroLinearSpeedThreshold(float value) {}

        @Override
        public float getMaxLinearSpeed() {
            return maxSpeed;
        }

        @Override
        public void setMaxLinearSpeed(float maxLinearSpeed) {}

        @Override
        public float getMaxLinearAcceleration() {
            return maxAcceleration;
        }

        @Override
        public void setMaxLinearAcceleration(float maxLinearAcceleration) {}

        @Override
        public float getMaxAngularSpeed() {
            return 0f;
        }

        @Override
        public void setMaxAngularSpeed(float maxAngularSpeed) {}

        @Override
        public float getMaxAngularAcceleration() {
            return 0f;
        }

        @Override
        public void setMaxAngularAcceleration(float maxAngularAcceleration) {}

        @Override
        public Vector3 getPosition() {
            return position;
        }

        @Override
        public float getOrientation() {
            return 0f;
        }

        @Override
        public void setOrientation(float orientation) {}

        @Override
        public float vectorToAngle(Vector3 vector) {
            return 0f;
        }

        @Override
        public Vector3 angleToVector(Vector3 outVector, float angle) {
            return outVector.set(0f, 0f, 1f);
        }

        @Override
        public Location<Vector3> newLocation() {
            return new Place(new Vector3());
        }
    }

    private record Place(Vector3 position) implements Location<Vector3> {
        @Override
        public Vector3 getPosition() {
            return position;
        }

        @Override
        public float getOrientation() {
            return 0f;
        }

        @Override
        public void setOrientation(float orientation) {}

        @Override
        public float vectorToAngle(Vector3 vector) {
            return 0f;
        }

        @Override
        public Vector3 angleToVector(Vector3 outVector, float angle) {
            return outVector.set(0f, 0f, 1f);
        }

        @Override
        public Location<Vector3> newLocation() {
            return new Place(new Vector3());
        }
    }
}
