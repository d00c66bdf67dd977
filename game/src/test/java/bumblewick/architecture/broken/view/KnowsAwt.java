package bumblewick.architecture.broken.view;

import java.awt.Color;

record KnowsAwt(Color color) {}
