package bumblewick.android;

import android.app.Activity;
import android.view.Gravity;
import android.view.KeyEvent;
import android.view.View;
import android.widget.Button;
import android.widget.LinearLayout;
import android.widget.ScrollView;
import android.widget.TextView;
import bumblewick.android.screen.ScreenInsets;
import java.util.Optional;

/** The page that is shown in place of a game that cannot go on; made of the platform's own views. */
final class FatalErrorPage {
    private static final int PADDING = 24; // dp
    private static final float TITLE_SIZE = 24f; // sp
    private static final float TEXT_SIZE = 18f; // sp

    private FatalErrorPage() {}

    /**
     * Makes a page that can only be left.
     *
     * @param title name of a text of the package
     * @param text likewise
     */
    static View of(Activity activity, String title, String text) {
        return of(activity, title, text, Optional.empty());
    }

    /**
     * Makes the page.
     *
     * @param title name of a text of the package
     * @param text likewise
     * @param share offers the report to other programs; nothing if there is none
     */
    static View of(Activity activity, String title, String text, Optional<Runnable> share) {
        LinearLayout column = new LinearLayout(activity);
        column.setOrientation(LinearLayout.VERTICAL);
        column.setGravity(Gravity.CENTER);
        int padding = Math.round(PADDING * activity.getResources().getDisplayMetrics().density);
        column.setPadding(padding, padding, padding, padding);
        column.addView(line(activity, title, TITLE_SIZE));
        column.addView(line(activity, text, TEXT_SIZE));
        share.ifPresent(action -> column.addView(button(activity, "share_report", action), natural()));
        Button leave = button(activity, "leave", activity::finish);
        column.addView(leave, natural());
        ScrollView page = new ScrollView(activity);
        page.setFillViewport(true);
        page.addView(column);
        page.setOnApplyWindowInsetsListener((view, insets) -> {
            int[] covered = ScreenInsets.covered(insets);
            view.setPadding(covered[0], covered[1], covered[2], covered[3]);
            return insets;
        });
        leave.setFocusableInTouchMode(true);
        leave.setFocusedByDefault(true);
        return page;
    }

    /** Shows a page in place of everything else; a view takes the focus only once it is part of a window. */
    static void show(Activity activity, View page) {
        activity.setContentView(page);
        page.restoreDefaultFocus();
    }

    /**
     * What the buttons of a pad do: the one to confirm presses the button that has the focus, the one to go back
     * leaves. Keys, remotes and fingers need no help.
     *
     * @return whether it was one of these
     */
    static boolean key(Activity activity, KeyEvent event) {
        boolean confirms =
                event.getKeyCode() == KeyEvent.KEYCODE_BUTTON_A || event.getKeyCode() == KeyEvent.KEYCODE_BUTTON_START;
        boolean leaves = event.getKeyCode() == KeyEvent.KEYCODE_BUTTON_B;
        View focused = activity.getWindow().getCurrentFocus();
        if (event.getAction() == KeyEvent.ACTION_UP && (leaves || (confirms && focused == null))) {
            activity.finish();
        } else if (event.getAction() == KeyEvent.ACTION_UP && confirms) {
            focused.performClick();
        }
        return confirms || leaves;
    }

    private static Button button(Activity activity, String name, Runnable action) {
        Button button = new Button(activity);
        button.setText(text(activity, name));
        button.setOnClickListener(pressed -> action.run());
        return button;
    }

    private static LinearLayout.LayoutParams natural() {
        return new LinearLayout.LayoutParams(
                LinearLayout.LayoutParams.WRAP_CONTENT, LinearLayout.LayoutParams.WRAP_CONTENT);
    }

    private static TextView line(Activity activity, String name, float size) {
        TextView line = new TextView(activity);
        line.setText(text(activity, name));
        line.setTextSize(size);
        line.setGravity(Gravity.CENTER);
        line.setPadding(0, 0, 0, line.getLineHeight());
        return line;
    }

    private static String text(Activity activity, String name) {
        return activity.getString(activity.getResources().getIdentifier(name, "string", activity.getPackageName()));
    }
}
