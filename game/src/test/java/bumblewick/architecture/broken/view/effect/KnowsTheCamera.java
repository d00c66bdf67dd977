package bumblewick.architecture.broken.view.effect;

import bumblewick.architecture.broken.view.camera.Rig;

record KnowsTheCamera(Rig rig) {}
