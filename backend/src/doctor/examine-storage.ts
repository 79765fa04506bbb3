import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { S3ServiceException } from '@aws-sdk/client-s3';
import { newId } from '../kernel/ids.js';
import type { Config } from '../platform/config/config.js';
import { configuredS3, S3Connection, Storage } from '../platform/storage/index.js';
import { clockBeside } from './examine-database.js';
import { type Finding, ill, reasonOf, well } from './finding.js';

const EXPIRES = { expiresInSeconds: 60 };
const TIME = 5_000;

/** Meaning and remedy of each S3 error code, for the operator. */
const CURES: Record<string, [says: string, cure: string]> = {
  NoSuchBucket: ['the bucket does not exist', 'Make it, or name another in S3_BUCKET'],
  InvalidAccessKeyId: ['the key is not known', 'Correct S3_ACCESS_KEY_ID'],
  SignatureDoesNotMatch: ['the secret does not fit the key', 'Correct S3_SECRET_ACCESS_KEY'],
  AccessDenied: [
    'the key may not write here',
    'Give it the right to put, get, list and delete in the bucket',
  ],
  RequestTimeTooSkewed: ['the clocks are apart', 'Let a time service (NTP) keep the clock of this machine'],
  InsufficientStorage: ['the storage is full', 'Give it more room'],
};

/** Checks that the bucket stores a file, returns it, and lets browsers do the same. */
export async function examineStorage(config: Config, now: () => Date): Promise<Finding[]> {
  if (config.storage.endpoint === undefined) return [well('storage', 'embedded, on the disk of DATA_DIR')];
  const connection = new S3Connection(configuredS3(config), {
    connectionTimeout: TIME,
    requestTimeout: TIME,
    throwOnRequestTimeout: true,
  });
  const storage = new Storage(connection);
  const key = `doctor/${newId()}`;
  try {
    const kept = await keeps(storage, key);
    if (kept.cure !== undefined) return [kept];
    return [kept, ...(await forBrowsers(storage, key, config.publicUrl, now))];
  } finally {
    await storage.delete(key).catch(() => undefined);
    connection.onApplicationShutdown();
  }
}

async function keeps(storage: Storage, key: string): Promise<Finding> {
  const bytes = randomBytes(64);
  try {
    await storage.put(key, bytes, { contentType: 'application/octet-stream' });
    const back = await buffer((await storage.read(key)).body);
    return back.equals(bytes)
      ? well('storage', 'takes a file and gives it back')
      : ill('storage', 'gives back other bytes than it took', 'Look at the log of the storage');
  } catch (error) {
    const [says, cure] = (error instanceof S3ServiceException && CURES[error.name]) || [
      `cannot be reached: ${reasonOf(error)}`,
      'Correct S3_ENDPOINT, or start the storage',
    ];
    return ill('storage', says, cure);
  }
}

/** Uploads as a browser on our page does: a preflight request first, then the file. */
async function forBrowsers(
  storage: Storage,
  key: string,
  origin: string,
  now: () => Date,
): Promise<Finding[]> {
  const upload = await storage.signedUploadUrl(key, { ...EXPIRES, contentType: 'text/plain' });
  const asking = {
    origin,
    'access-control-request-method': 'PUT',
    'access-control-request-headers': 'content-type',
  };
  try {
    const asked = await ask(upload, { method: 'OPTIONS', headers: asking });
    const read = await ask(await storage.signedUrl(key, EXPIRES), { headers: { origin } });
    const date = read.headers.get('date');
    return [
      read.ok
        ? well('storage', 'gives browsers a file by a signed address')
        : ill(
            'storage',
            `browsers are refused with ${read.status} at a signed address`,
            'S3_PUBLIC_ENDPOINT must lead to the same storage, and the proxy before it must keep the Host header',
          ),
      corsOf(asked, read, origin),
      ...(date === null ? [] : [clockBeside('the storage', new Date(date), now())]),
    ];
  } catch (error) {
    return [
      ill(
        'storage',
        `browsers would not reach it: ${reasonOf(error instanceof Error && error.cause ? error.cause : error)}`,
        'Correct S3_PUBLIC_ENDPOINT',
      ),
    ];
  }
}

function corsOf(asked: Response, read: Response, origin: string): Finding {
  const lists = (answer: Response, header: string, wanted: string): boolean => {
    const given = (answer.headers.get(header) ?? '').split(',').map((one) => one.trim().toLowerCase());
    return given.includes('*') || given.includes(wanted.toLowerCase());
  };
  const rule = `Give the bucket a CORS rule: origin ${origin}, methods GET, HEAD and PUT, all headers, exposing ETag`;
  if (!lists(asked, 'access-control-allow-origin', origin))
    return ill('storage', 'does not let browsers on our pages send files', rule);
  if (!lists(asked, 'access-control-allow-methods', 'PUT'))
    return ill('storage', 'lets browsers read and not send', rule);
  if (!lists(read, 'access-control-expose-headers', 'ETag'))
    return ill('storage', 'does not show browsers the ETag, which uploads in parts need', rule);
  return well('storage', 'lets browsers on our pages send files');
}

const ask = (url: string, init: RequestInit): Promise<Response> =>
  fetch(url, { ...init, signal: AbortSignal.timeout(TIME) });
