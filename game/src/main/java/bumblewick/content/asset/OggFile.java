package bumblewick.content.asset;

import bumblewick.content.gltf.GlbFile;
import bumblewick.content.json.ContentException;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;

/**
 * Guards the engine's decoder of sounds against streams without channels or rate, that are cut off, or whose pages are
 * damaged: it would divide by zero, wait for pages for ever, or play noise at full volume.
 *
 * <p>The hostile file: a stream of 0 channels or 0 samples a second; one that ends within a page; a page whose checksum does
 * not match its bytes.
 *
 * <p>Source: S. Pfeiffer, <i>RFC 3533: The Ogg Encapsulation Format</i> (2003), 6; Xiph.Org, <i>Vorbis I
 * specification</i>, 4.2.2.
 *
 * @param channels 1 or 2
 * @param rate samples a second
 */
public record OggFile(int channels, int rate) {
    private static final int PAGE = 0x4F676753; // OggS
    private static final int HEADER = 27; // bytes of a page's head before its table
    private static final int SUM = 22; // byte of a page at which its check sum stands
    private static final int LAST_PAGE = 4; // flag
    private static final int VORBIS_HEADER = 30; // bytes
    private static final int POLYNOMIAL = 0x04c11db7;
    private static final int[] TABLE = table();

    /**
     * Looks at all of a sound.
     *
     * @param file for messages
     * @throws ContentException with one problem, if it is damaged
     */
    public static OggFile check(String file, InputStream in) throws IOException, ContentException {
        DataInputStream data = new DataInputStream(in);
        try {
            byte[] page = page(file, data);
            OggFile sound = vorbis(file, page);
            int pages = 1;
            for (; (page[5] & LAST_PAGE) == 0; pages++) {
                page = page(file, data);
            }
            if (pages < 3) {
                throw GlbFile.refusal(file, "has no sound in it");
            }
            return sound;
        } catch (EOFException e) {
            throw GlbFile.refusal(file, "is cut off");
        }
    }

    private static OggFile vorbis(String file, byte[] page) throws ContentException {
        int at = HEADER + (page[26] & 0xFF);
        boolean vorbis = page.length == at + VORBIS_HEADER
                && page[at] == 1
                && page[at + 1] == 'v'
                && page[at + 2] == 'o'
                && page[at + 3] == 'r'
                && page[at + 4] == 'b'
                && page[at + 5] == 'i'
                && page[at + 6] == 's';
        if (!vorbis) {
            throw GlbFile.refusal(file, "is no Vorbis sound");
        }
        int channels = page[at + 11];
        int rate = (page[at + 12] & 0xFF) | (page[at + 13] & 0xFF) << 8 | (page[at + 14] & 0xFF) << 16;
        if (channels < 1 || channels > 2 || page[at + 15] != 0 || rate < 8_000 || rate > 96_000) {
            throw GlbFile.refusal(
                    file, "has " + channels + " channels at " + rate + " Hz, expected 1 or 2 at 8000 to 96000 Hz");
        }
        return new OggFile(channels, rate);
    }

    /** The next page, of which the check sum is right. */
    private static byte[] page(String file, DataInputStream data) throws IOException, ContentException {
        byte[] head = new byte[HEADER];
        data.readFully(head);
        if (number(head, 0) != Integer.reverseBytes(PAGE) || head[4] != 0) {
            throw GlbFile.refusal(file, "is no Ogg sound, or damaged");
        }
        int segments = head[26] & 0xFF;
        byte[] table = new byte[segments];
        data.readFully(table);
        int length = 0;
        for (byte segment : table) {
            length += segment & 0xFF;
        }
        byte[] page = new byte[HEADER + segments + length];
        System.arraycopy(head, 0, page, 0, HEADER);
        System.arraycopy(table, 0, page, HEADER, segments);
        data.readFully(page, HEADER + segments, length);
        int sum = number(page, SUM);
        java.util.Arrays.fill(page, SUM, SUM + 4, (byte) 0);
        if (sum(page) != sum) {
            throw GlbFile.refusal(file, "is damaged: a check sum is wrong");
        }
        return page;
    }

    private static int number(byte[] bytes, int at) {
        return (bytes[at] & 0xFF)
                | (bytes[at + 1] & 0xFF) << 8
                | (bytes[at + 2] & 0xFF) << 16
                | (bytes[at + 3] & 0xFF) << 24;
    }

    private static int sum(byte[] page) {
        int sum = 0;
        for (byte each : page) {
            sum = sum << 8 ^ TABLE[sum >>> 24 ^ (each & 0xFF)];
        }
        return sum;
    }

    private static int[] table() {
        int[] table = new int[256];
        for (int i = 0; i < table.length; i++) {
            int sum = i << 24;
            for (int bit = 0; bit < 8; bit++) {
                sum = sum << 1 ^ (sum < 0 ? POLYNOMIAL : 0);
            }
            table[i] = sum;
        }
        return table;
    }
}
