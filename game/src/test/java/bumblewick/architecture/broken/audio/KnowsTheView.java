package bumblewick.architecture.broken.audio;

import bumblewick.architecture.broken.view.Camera;

record KnowsTheView(Camera camera) {}
