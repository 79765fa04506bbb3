import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { S3ServiceException } from '@aws-sdk/client-s3';
import { newId } from '../kernel/ids.js';
import type { Config } from '../platform/config/config.js';
import { configuredS3, S3Connection, Storage } from '../platform/storage/index.js';
import { clockBeside } from './examine-database.js';
import { about, type Finding, reasonOf } from './finding.js';

const { ill, well } = about('storage');

const EXPIRES = { expiresInSeconds: 60 };
const TIME = 5_000;

const CURES: Record<string, [says: string, cure: string]> = {
  NoSuchBucket: ['the bucket doesn’t exist', 'Create it, or use another one in S3_BUCKET'],
  InvalidAccessKeyId: ['the access key doesn’t exist', 'Correct S3_ACCESS_KEY_ID'],
  SignatureDoesNotMatch: ['the secret doesn’t match the access key', 'Correct S3_SECRET_ACCESS_KEY'],
  AccessDenied: [
    'the access key can’t write to the bucket',
    'Allow it to put, get, list and delete objects in the bucket',
  ],
  RequestTimeTooSkewed: ['the clocks differ', 'Sync this machine’s clock with NTP'],
  InsufficientStorage: ['the storage is full', 'Add more space'],
};

/** Checks that the bucket stores a file, returns it, and lets browsers do the same. */
export async function examineStorage(config: Config, now: () => Date): Promise<Finding[]> {
  if (config.storage.endpoint === undefined) return [well('embedded, on disk in DATA_DIR')];
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
      ? well('stores a file and returns it unchanged')
      : ill('returned a file that differs from the stored one', 'Check the storage’s log');
  } catch (error) {
    const [says, cure] = (error instanceof S3ServiceException && CURES[error.name]) || [
      `couldn’t connect: ${reasonOf(error)}`,
      'Correct S3_ENDPOINT, or start the storage',
    ];
    return ill(says, cure);
  }
}

/** Uploads as a browser on our page does: a preflight request first, then the file. */
async function forBrowsers(storage: Storage, key: string, origin: string, now: () => Date) {
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
        ? well('serves browsers a file by its signed URL')
        : ill(
            `browsers get a ${read.status} for a signed URL`,
            'Check that S3_PUBLIC_ENDPOINT leads to the same storage and that the proxy in front of it keeps the Host header',
          ),
      corsOf(asked, read, origin),
      ...(date === null ? [] : [clockBeside('the storage', new Date(date), now())]),
    ];
  } catch (error) {
    return [
      ill(
        `browsers couldn’t reach it: ${reasonOf(error instanceof Error && error.cause ? error.cause : error)}`,
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
  const rule = `Add a CORS rule to the bucket: origin ${origin}; methods GET, HEAD and PUT; all headers; expose ETag`;
  if (!lists(asked, 'access-control-allow-origin', origin))
    return ill('doesn’t allow uploads from browsers', rule);
  if (!lists(asked, 'access-control-allow-methods', 'PUT'))
    return ill('allows browsers to download but not to upload', rule);
  if (!lists(read, 'access-control-expose-headers', 'ETag'))
    return ill('hides the ETag from browsers, which multipart uploads need', rule);
  return well('allows uploads from browsers');
}

const ask = (url: string, init: RequestInit): Promise<Response> =>
  fetch(url, { ...init, signal: AbortSignal.timeout(TIME) });
