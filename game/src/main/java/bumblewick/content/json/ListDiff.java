package bumblewick.content.json;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Matches the items of a list with those of an older version by the least number of added, removed and changed items, so
 * that an item added in the middle does not make all that follow look changed.
 *
 * <p>Source: R. A. Wagner, M. J. Fischer, <i>The String-to-String Correction Problem</i>, JACM 21 (1974).
 */
public final class ListDiff {
    /** The index of an item that did not exist. */
    public static final int NEW = -1;

    private ListDiff() {}

    /** For each item of {@code now}, its index in {@code before}, or {@link #NEW}. */
    public static List<Integer> of(JsonArray before, JsonArray now) {
        if (before.size() == now.size() && !holdsObjects(now)) {
            return inOrder(now.size()); // the meaning of a number depends on its index
        }
        int head = commonHead(before, now);
        int tail = commonTail(before, now, head);
        List<Integer> match = inOrder(head);
        List<Integer> middle = middle(items(before, head, tail), items(now, head, tail));
        middle.forEach(index -> match.add(index == NEW ? NEW : head + index));
        for (int i = tail; i > 0; i--) {
            match.add(before.size() - i);
        }
        return match;
    }

    private static boolean holdsObjects(JsonArray list) {
        return !list.isEmpty() && list.get(0).isJsonObject();
    }

    private static List<Integer> inOrder(int count) {
        List<Integer> match = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            match.add(i);
        }
        return match;
    }

    private static int commonHead(JsonArray before, JsonArray now) {
        int head = 0;
        while (head < Math.min(before.size(), now.size()) && before.get(head).equals(now.get(head))) {
            head++;
        }
        return head;
    }

    private static int commonTail(JsonArray before, JsonArray now, int head) {
        int most = Math.min(before.size(), now.size()) - head;
        int tail = 0;
        while (tail < most && before.get(before.size() - 1 - tail).equals(now.get(now.size() - 1 - tail))) {
            tail++;
        }
        return tail;
    }

    private static List<JsonElement> items(JsonArray list, int head, int tail) {
        return list.asList().subList(head, list.size() - tail);
    }

    private static List<Integer> middle(List<JsonElement> before, List<JsonElement> now) {
        int[][] cost = costs(before, now);
        List<Integer> match = new ArrayList<>();
        int i = before.size();
        int j = now.size();
        while (j > 0) {
            if (i > 0 && cost[i][j] == cost[i - 1][j - 1] + change(before.get(i - 1), now.get(j - 1))) {
                match.add(--i);
                j--;
            } else if (i > 0 && cost[i][j] == cost[i - 1][j] + 1) {
                i--;
            } else {
                match.add(NEW);
                j--;
            }
        }
        Collections.reverse(match);
        return match;
    }

    /** The number of changes between the first items of both, for all counts. */
    private static int[][] costs(List<JsonElement> before, List<JsonElement> now) {
        int[][] cost = new int[before.size() + 1][now.size() + 1];
        for (int i = 0; i <= before.size(); i++) {
            for (int j = 0; j <= now.size(); j++) {
                if (i == 0 || j == 0) {
                    cost[i][j] = i + j;
                    continue;
                }
                int changed = cost[i - 1][j - 1] + change(before.get(i - 1), now.get(j - 1));
                cost[i][j] = Math.min(changed, 1 + Math.min(cost[i - 1][j], cost[i][j - 1]));
            }
        }
        return cost;
    }

    private static int change(JsonElement before, JsonElement now) {
        return before.equals(now) ? 0 : 1;
    }
}
