package bumblewick.architecture.broken.view;

import bumblewick.architecture.broken.ui.Hud;

record KnowsTheHud(Hud hud) {}
