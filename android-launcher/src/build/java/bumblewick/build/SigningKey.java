package bumblewick.build;

import com.android.apksig.ApkSigner;
import com.android.apksig.KeyConfig;
import com.android.apksig.apk.ApkFormatException;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.PrivateKey;
import java.security.cert.X509Certificate;
import java.util.List;

/** Whose packages these are: Android installs a newer one over an older one only if both were signed by the same key. */
final class SigningKey {
    static final int OLDEST = 26; // no Android below will look

    private final ApkSigner.SignerConfig signer;

    /**
     * Takes a key out of its store.
     *
     * @param store a key store, PKCS#12 or JKS
     * @param alias the key's name in it
     * @param storePassword opens the store
     * @param keyPassword opens the key
     * @throws IOException if the store is not there, is none, or is not opened by the password
     * @throws IllegalArgumentException if it has no such key
     */
    SigningKey(Path store, String alias, String storePassword, String keyPassword)
            throws IOException, GeneralSecurityException {
        if (!Files.isRegularFile(store)) {
            throw new NoSuchFileException(store.toString(), null, "expected a key store");
        }
        KeyStore keys = KeyStore.getInstance(store.toFile(), storePassword.toCharArray());
        PrivateKey key = (PrivateKey) keys.getKey(alias, keyPassword.toCharArray());
        if (key == null) {
            throw new IllegalArgumentException(store + " has no key \"" + alias + "\"");
        }
        X509Certificate certificate = (X509Certificate) keys.getCertificate(alias);
        signer = new ApkSigner.SignerConfig.Builder("CERT", new KeyConfig.Jca(key), List.of(certificate)).build();
    }

    /** Signs a package in all ways that Android knows. */
    void signPackage(Path unsigned, Path signed) throws IOException, GeneralSecurityException {
        sign(unsigned, signed, true);
    }

    /** Signs a bundle as the jar that it is; the store signs what it makes of it. */
    void signBundle(Path unsigned, Path signed) throws IOException, GeneralSecurityException {
        sign(unsigned, signed, false);
    }

    private void sign(Path unsigned, Path signed, boolean whole) throws IOException, GeneralSecurityException {
        Files.deleteIfExists(signed);
        File from = unsigned.toFile();
        try {
            new ApkSigner.Builder(List.of(signer))
                    .setInputApk(from)
                    .setOutputApk(signed.toFile())
                    .setMinSdkVersion(OLDEST)
                    .setV1SigningEnabled(true)
                    .setV2SigningEnabled(whole)
                    .setV3SigningEnabled(whole)
                    .setV4SigningEnabled(false)
                    .setAlignmentPreserved(true)
                    .setCreatedBy("Bumblewick")
                    .build()
                    .sign();
        } catch (ApkFormatException e) {
            throw new IOException(from + " cannot be signed: " + e.getMessage(), e);
        }
    }
}
