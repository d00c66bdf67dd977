package bumblewick.ui.menu;

import com.jme3.app.Application;
import com.jme3.app.state.AppStateManager;
import com.jme3.asset.AssetManager;
import com.jme3.input.InputManager;
import com.jme3.input.dummy.DummyKeyInput;
import com.jme3.input.dummy.DummyMouseInput;
import com.jme3.renderer.Camera;
import com.jme3.renderer.ViewPort;
import com.jme3.system.AppSettings;
import com.jme3.system.JmeContext;
import java.lang.reflect.Proxy;
import java.util.Map;

/** Lemur without a window: with a keyboard that nobody touches. */
public final class HeadlessLemur {
    private HeadlessLemur() {}

    /** Starts Lemur anew; there is one of it in a process. */
    public static void start(AssetManager assets) {
        JmeContext context = answering(
                JmeContext.class, Map.of("getType", JmeContext.Type.Headless, "getSettings", new AppSettings(true)));
        AppStateManager states = new AppStateManager(null);
        MenuGlobals.start(answering(
                Application.class,
                Map.of(
                        "getAssetManager", assets,
                        "getContext", context,
                        "getInputManager", new InputManager(new DummyMouseInput(), new DummyKeyInput(), null, null),
                        "getStateManager", states,
                        "getViewPort", new ViewPort("view", new Camera(1, 1)))));
    }

    private static <T> T answering(Class<T> type, Map<String, Object> answers) {
        return type.cast(Proxy.newProxyInstance(
                type.getClassLoader(),
                new Class<?>[] {type},
                (proxy, method, values) -> answers.get(method.getName())));
    }
}
