import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Secrets that an installation without configured ones creates for itself, once, and stores in DATA_DIR. */
export interface LocalSecrets {
  appSecret: string;
  storageSecretKey: string;
  sandboxSecretKey: string;
  sandboxWebhookSecret: string;
}

const make = (): LocalSecrets => ({
  appSecret: randomBytes(32).toString('base64url'),
  storageSecretKey: randomBytes(32).toString('base64url'),
  sandboxSecretKey: `sk_test_sandbox${randomBytes(16).toString('hex')}`,
  sandboxWebhookSecret: `whsec_${randomBytes(24).toString('base64')}`,
});

/** Stores the secret of a restored installation, instead of a new one. */
export function adoptAppSecret(dataDir: string, appSecret: string): void {
  const secrets = { ...localSecrets(dataDir), appSecret };
  fs.writeFileSync(fileIn(dataDir), JSON.stringify(secrets, null, 2), { mode: 0o600 });
}

const fileIn = (dataDir: string): string => path.join(dataDir, 'secrets.json');

/**
 * Reads `DATA_DIR/secrets.json`, and creates it (readable by the owner only) on the first start. Simultaneous first
 * starts agree.
 */
export function localSecrets(dataDir: string): LocalSecrets {
  const file = fileIn(dataDir);
  fs.mkdirSync(dataDir, { recursive: true });
  if (!fs.existsSync(file)) {
    const draft = `${file}.${process.pid}`;
    fs.writeFileSync(draft, JSON.stringify(make(), null, 2), { mode: 0o600 });
    try {
      fs.linkSync(draft, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      fs.rmSync(draft);
    }
  }
  return JSON.parse(fs.readFileSync(file, 'utf8')) as LocalSecrets;
}
