package bumblewick.architecture.broken.view.camera;

import bumblewick.architecture.broken.view.effect.Shake;

record KnowsTheShake(Shake shake) {}
