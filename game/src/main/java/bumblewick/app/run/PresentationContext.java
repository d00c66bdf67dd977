package bumblewick.app.run;

import bumblewick.app.scene.CurrentScene;
import bumblewick.app.shell.AudioMixer;
import bumblewick.app.shell.Graphics;
import bumblewick.app.shell.Gui;
import bumblewick.audio.GameAudio;
import bumblewick.content.Scene;
import bumblewick.def.presentation.EffectDef;
import bumblewick.def.presentation.LookDef;
import bumblewick.sim.Frame;
import bumblewick.sim.garden.GardenStage;
import bumblewick.view.flight.FlightView;
import bumblewick.view.garden.GardenView;

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

    /** A new view of a flight. */
    public FlightView flightView(Frame frame) {
        return new FlightView(frame, scene().all(LookDef.class), scene().all(EffectDef.class), graphics.options());
    }

    /** A new view of a stage on foot. */
    public GardenView gardenView(Frame frame, GardenStage garden) {
        return new GardenView(
                frame, garden, scene().all(LookDef.class), scene().all(EffectDef.class), graphics.options());
    }

    /** The sounds of that scene. */
    public GameAudio audio() {
        return mixer.audio();
    }
}
