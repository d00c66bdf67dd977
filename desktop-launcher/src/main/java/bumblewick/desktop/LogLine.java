package bumblewick.desktop;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.logging.Formatter;
import java.util.logging.LogRecord;

/** One line of the log: {@code 2026-01-01T12:00:00.123Z INFO bumblewick.app.Screens: title}. */
final class LogLine extends Formatter {
    @Override
    public String format(LogRecord logRecord) {
        StringBuilder line = new StringBuilder(160);
        line.append(logRecord.getInstant()).append(' ').append(logRecord.getLevel());
        line.append(' ').append(logRecord.getLoggerName()).append(": ");
        line.append(formatMessage(logRecord)).append(System.lineSeparator());
        if (logRecord.getThrown() != null) {
            StringWriter trace = new StringWriter();
            logRecord.getThrown().printStackTrace(new PrintWriter(trace, true));
            line.append(trace);
        }
        return line.toString();
    }
}
