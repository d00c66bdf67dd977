package bumblewick.desktop.reference;

import java.util.List;

/** A page of text with headings, tables and code in Markdown. */
final class Markdown {
    private final StringBuilder page = new StringBuilder();

    Markdown heading(int level, String text) {
        return block("#".repeat(level) + " " + text);
    }

    Markdown paragraph(String text) {
        return block(text);
    }

    /** @param language of the code, or empty */
    Markdown code(String language, String code) {
        return block("```" + language + "\n" + code.stripTrailing() + "\n```");
    }

    /** @param rows a cell for each of {@code heads} */
    Markdown table(List<String> heads, List<List<String>> rows) {
        StringBuilder table = new StringBuilder(row(heads));
        table.append("|").append("---|".repeat(heads.size())).append('\n');
        rows.forEach(cells -> table.append(row(cells)));
        return block(table.toString().stripTrailing());
    }

    private static String row(List<String> cells) {
        StringBuilder row = new StringBuilder("|");
        cells.forEach(cell -> row.append(' ').append(cell.replace("|", "\\|")).append(" |"));
        return row.append('\n').toString();
    }

    private Markdown block(String text) {
        page.append(page.isEmpty() ? "" : "\n").append(text).append('\n');
        return this;
    }

    static String code(String text) {
        return "`" + text + "`";
    }

    /** Text in which nothing is taken for a mark of the page. */
    static String plain(String text) {
        return text.replace("<", "&lt;").replace("*", "\\*");
    }

    static String link(String text, String target) {
        return "[" + text + "](" + target + ")";
    }

    @Override
    public String toString() {
        return page.toString();
    }
}
