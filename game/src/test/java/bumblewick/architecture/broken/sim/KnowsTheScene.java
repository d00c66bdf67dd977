package bumblewick.architecture.broken.sim;

import com.jme3.scene.Spatial;

record KnowsTheScene(Spatial spatial) {}
