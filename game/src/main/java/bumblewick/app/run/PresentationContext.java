package bumblewick.app.run;

import bumblewick.app.scene.CurrentScene;
import bumblewick.app.shell.AudioMixer;
import bumblewick.app.shell.Graphics;
import bumblewick.app.shell.Gui;
import bumblewick.audio.GameAudio;
import bumblewick.content.Scene;

/**
 * What it takes to present a stage.
 *
 * @param current gives the looks and the rules
 * @param gui draws the HUD
 * @param graphics shows the view
 * @param mixer plays the sounds
 */
public record PresentationContext(CurrentScene current, Gui gui, Graphics graphics, AudioMixer mixer) {
    /** The scene that is played now. */
    public Scene scene() {
        return current.scene();
    }

    /** The sounds of that scene. */
    public GameAudio audio() {
        return mixer.audio();
    }
}
