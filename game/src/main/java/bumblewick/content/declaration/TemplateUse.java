package bumblewick.content.declaration;

import bumblewick.content.json.ContentProblem;
import bumblewick.content.json.JsonValue;

/**
 * Where a template is used: mistakes in what becomes of it are mistakes of the use, and name the line of the template.
 *
 * @param name what is used: {@code formation 'v'}
 * @param template file of the template
 * @param file in which it is used
 * @param line on which it is used
 * @param outer the use that this one is part of; null if there is none
 */
public record TemplateUse(String name, String template, String file, int line, TemplateUse outer) {
    /** Whether the template is used in itself. */
    public boolean isCircle() {
        for (TemplateUse each = outer; each != null; each = each.outer) {
            if (each.name.equals(name)) {
                return true;
            }
        }
        return false;
    }

    /** The names of what uses each other, from the outermost. */
    public String trail() {
        return outer == null ? name : outer.trail() + " → " + name;
    }

    /** How many uses it is inside, itself counted. */
    public int depth() {
        return outer == null ? 1 : outer.depth() + 1;
    }

    /** A mistake of a value that comes from the template, or was given to it. */
    ContentProblem problem(JsonValue at, String path, String message) {
        return new ContentProblem(file, lineOf(at), path, message + where(at));
    }

    /** The line in the file of the use that a value stands on; that of the use if the value is the template's. */
    int lineOf(JsonValue at) {
        return at.origin().isEmpty() || at.origin().equals(file) ? at.line() : line;
    }

    /** The end of a sentence about a value that comes from the template. */
    String where(JsonValue at) {
        boolean own = at.origin().isEmpty() || at.origin().equals(file);
        String place = own ? template : at.origin() + ":" + at.line();
        return place.isEmpty() ? "" : " (" + name + ", " + place + ")";
    }
}
