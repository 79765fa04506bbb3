import { createHash, randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CopyObjectCommand,
  CreateBucketCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  ListPartsCommand,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { EmbeddedS3 } from './embedded-s3.js';
import { type Listener, listenOnLoopback } from './loopback.js';

jest.setTimeout(60_000); // real files and sockets on a machine that may be busy

const credentials = { accessKeyId: 'sanctum', secretAccessKey: 'a secret of this test' };
const Bucket = 'media';
const MIB = 2 ** 20;

let folder: string;
let embedded: EmbeddedS3;
let listener: Listener;
let s3: S3Client;

const clientWith = (secretAccessKey: string, region = 'us-east-1') =>
  new S3Client({
    endpoint: listener.url,
    region,
    forcePathStyle: true,
    maxAttempts: 1,
    credentials: { ...credentials, secretAccessKey },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
const put = (Key: string, Body: string | Uint8Array, ContentType = 'text/plain') =>
  s3.send(new PutObjectCommand({ Bucket, Key, Body, ContentType }));
const bytes = async (Key: string, Range?: string) => {
  const { Body } = await s3.send(new GetObjectCommand({ Bucket, Key, Range }));
  return Buffer.from((await Body?.transformToByteArray()) ?? []);
};
const text = async (Key: string) => (await bytes(Key)).toString();
const urlToGet = (Key: string, options: { signedSecondsAgo?: number; expiresIn?: number } = {}) =>
  getSignedUrl(s3, new GetObjectCommand({ Bucket, Key }), {
    expiresIn: options.expiresIn ?? 60,
    signingDate: new Date(Date.now() - (options.signedSecondsAgo ?? 0) * 1000),
  });
const refusal = async (response: Response) => ({
  status: response.status,
  code: /<Code>(.*)<\/Code>/.exec(await response.text())?.[1],
});
const incoming = () => readdir(path.join(folder, 'incoming')).catch(() => []);
async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await nextTurn();
}
const status = (httpStatusCode: number) => ({ $metadata: { httpStatusCode } });

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sanctum-s3-'));
  embedded = new EmbeddedS3({ folder, bucket: Bucket, credentials: { ...credentials, region: 'us-east-1' } });
  listener = await listenOnLoopback(embedded.handler({ prefix: '' }));
  s3 = clientWith(credentials.secretAccessKey);
});
afterAll(async () => {
  s3.destroy();
  await listener.close();
  await rm(folder, { recursive: true, force: true });
});

describe('objects', () => {
  it('the bucket is there before anything else', async () => {
    expect(await s3.send(new CreateBucketCommand({ Bucket }))).toMatchObject(status(200));
    await expect(s3.send(new ListObjectsV2Command({ Bucket: 'other' }))).rejects.toMatchObject({
      name: 'NoSuchBucket',
    });
  });

  it('what was put is read back with its type, size and MD5 as ETag', async () => {
    await put('a/b c.txt', 'hello');

    expect(await text('a/b c.txt')).toBe('hello');
    expect(await s3.send(new HeadObjectCommand({ Bucket, Key: 'a/b c.txt' }))).toMatchObject({
      ContentLength: 5,
      ContentType: 'text/plain',
      ETag: `"${createHash('md5').update('hello').digest('hex')}"`,
    });
  });

  it('a second put replaces the first and leaves none of its bytes on the disk', async () => {
    await put('replaced', 'first');
    const files = (await readdir(path.join(folder, 'data'), { recursive: true })).length;
    await put('replaced', 'second, longer');

    expect(await text('replaced')).toBe('second, longer');
    expect((await readdir(path.join(folder, 'data'), { recursive: true })).length).toBeLessThanOrEqual(
      files + 1, // a new two-letter folder may have come, no file
    );
  });

  it.each([
    '../../escape',
    '..',
    '/leading/slash',
    'name\u0001',
    'é ü 漢字.bin',
    'plus+and space',
    "it's (1)*!.txt",
    `long/${'k'.repeat(900)}`,
    'x.json',
  ])('the key %j is a name like any other and leads nowhere', async (key) => {
    await put(key, `this is ${key}`);

    expect(await text(key)).toBe(`this is ${key}`);
    expect(await readdir(path.dirname(folder))).not.toContain('escape');
    expect(await readdir(folder)).toEqual(expect.arrayContaining(['data', 'records']));
  });

  it('an empty object is an object', async () => {
    const url = await getSignedUrl(s3, new PutObjectCommand({ Bucket, Key: 'empty' }));
    await fetch(url, { method: 'PUT' });

    expect(await text('empty')).toBe('');
  });

  it('a deleted object is gone, and deleting it again is no error', async () => {
    await put('short-lived', 'x');
    for (let i = 0; i < 2; i += 1) await s3.send(new DeleteObjectCommand({ Bucket, Key: 'short-lived' }));

    await expect(s3.send(new HeadObjectCommand({ Bucket, Key: 'short-lived' }))).rejects.toMatchObject(
      status(404),
    );
    await expect(text('short-lived')).rejects.toMatchObject({ name: 'NoSuchKey' });
  });

  it('a list shows one prefix in the order of the keys, page by page', async () => {
    for (const key of ['list/b', 'list/a&<b>', 'list/c', 'elsewhere/a']) await put(key, 'x');

    const first = await s3.send(new ListObjectsV2Command({ Bucket, Prefix: 'list/', MaxKeys: 2 }));
    const second = await s3.send(
      new ListObjectsV2Command({ Bucket, Prefix: 'list/', ContinuationToken: first.NextContinuationToken }),
    );

    expect(first.Contents?.map(({ Key }) => Key)).toEqual(['list/a&<b>', 'list/b']);
    expect(first.IsTruncated).toBe(true);
    expect(second.Contents?.map(({ Key, Size }) => [Key, Size])).toEqual([['list/c', 1]]);
    expect(second.IsTruncated).toBe(false);
  });

  it('a reader keeps the bytes of the object it began while another replaces it', async () => {
    const before = randomBytes(8 * MIB);
    await put('replaced-while-read', before);
    const { Body } = await s3.send(new GetObjectCommand({ Bucket, Key: 'replaced-while-read' }));
    await put('replaced-while-read', 'after');

    expect(Buffer.from((await Body?.transformToByteArray()) ?? []).equals(before)).toBe(true);
  });

  it('puts of one key at once leave one of them whole', async () => {
    const bodies = Array.from({ length: 8 }, (_, i) => String(i).repeat(100_000));
    await Promise.all(bodies.map((body) => put('contested', body)));

    expect(bodies).toContain(await text('contested'));
  });
});

describe('reading', () => {
  const content = randomBytes(1000);
  beforeAll(() => put('thousand', content, 'video/mp4'));

  it.each([
    ['bytes=100-199', 'bytes 100-199/1000', content.subarray(100, 200)],
    ['bytes=900-', 'bytes 900-999/1000', content.subarray(900)],
    ['bytes=-1', 'bytes 999-999/1000', content.subarray(999)],
  ])('the range %s answers 206 with just these bytes', async (range, contentRange, expected) => {
    const response = await fetch(await urlToGet('thousand'), { headers: { range } });

    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(contentRange);
    expect(Buffer.from(await response.arrayBuffer()).equals(expected)).toBe(true);
  });

  it('a range beyond the end answers 416 with the true size', async () => {
    const response = await fetch(await urlToGet('thousand'), { headers: { range: 'bytes=1000-' } });

    expect(response.headers.get('content-range')).toBe('bytes */1000');
    expect(await refusal(response)).toEqual({ status: 416, code: 'InvalidRange' });
  });

  it('a range of an object that has changed answers the whole new one', async () => {
    const headers = { range: 'bytes=0-9', 'if-range': '"an older one"' };
    const response = await fetch(await urlToGet('thousand'), { headers });

    expect(response.status).toBe(200);
    expect((await response.arrayBuffer()).byteLength).toBe(1000);
  });

  it('a client that has the object already gets a 304', async () => {
    const url = await urlToGet('thousand');
    const etag = (await fetch(url)).headers.get('etag') ?? '';
    const response = await fetch(url, { headers: { 'if-none-match': `"other", ${etag}` } });

    expect(response.status).toBe(304);
    expect(await response.text()).toBe('');
  });

  it('HEAD tells what GET would', async () => {
    const url = await getSignedUrl(s3, new HeadObjectCommand({ Bucket, Key: 'thousand' }));
    const response = await fetch(url, { method: 'HEAD' });

    expect(response.headers.get('content-length')).toBe('1000');
    expect(response.headers.get('accept-ranges')).toBe('bytes');
  });

  it('an answer can neither be sniffed, nor run, nor kept by a shared cache', async () => {
    await put('page.html', '<script>alert(1)</script>', 'text/html');
    const { headers } = await fetch(await urlToGet('page.html'));

    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
    expect(headers.get('cache-control')).toBe('private');
  });

  it('a refusal carries the same protections', async () => {
    const { headers } = await fetch(`${listener.url}/${Bucket}/thousand`);

    expect(headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
  });

  it('a signed URL chooses the type and the name of the download', async () => {
    const command = new GetObjectCommand({
      Bucket,
      Key: 'thousand',
      ResponseContentDisposition: 'attachment; filename="v.mp4"',
      ResponseContentType: 'application/pdf',
    });
    const { headers } = await fetch(await getSignedUrl(s3, command));

    expect(headers.get('content-disposition')).toBe('attachment; filename="v.mp4"');
    expect(headers.get('content-type')).toBe('application/pdf');
  });

  it('a reader that disconnects half-way harms nobody', async () => {
    await put('large', randomBytes(8 * MIB));
    const abort = new AbortController();
    const response = await fetch(await urlToGet('large'), { signal: abort.signal });
    abort.abort();

    await expect(response.arrayBuffer()).rejects.toThrow('aborted');
    expect(await text('a-healthy-one').catch((error: Error) => error.name)).toBe('NoSuchKey');
  });
});

describe('signatures', () => {
  beforeAll(() => put('guarded', 'treasure'));

  it('without one nothing is read, written, listed or deleted', async () => {
    for (const method of ['GET', 'PUT', 'DELETE', 'POST']) {
      const response = await fetch(`${listener.url}/${Bucket}/guarded`, { method });
      expect(await refusal(response)).toEqual({ status: 403, code: 'AccessDenied' });
    }
    expect((await fetch(`${listener.url}/${Bucket}?list-type=2`)).status).toBe(403);
    expect(await text('guarded')).toBe('treasure');
  });

  it('one made with another secret is refused', async () => {
    const stranger = clientWith('another secret');
    await expect(stranger.send(new GetObjectCommand({ Bucket, Key: 'guarded' }))).rejects.toMatchObject({
      name: 'SignatureDoesNotMatch',
    });
    stranger.destroy();
  });

  it('one made with an unknown key, for another region or another service is refused', async () => {
    const url = await urlToGet('guarded');
    for (const [from, to] of [
      ['sanctum%2F', 'someone%2F'],
      ['us-east-1', 'eu-west-1'],
      ['%2Fs3%2F', '%2Fsts%2F'],
    ] as const) {
      expect((await fetch(url.replace(from, to))).status).toBe(403);
    }
  });

  it.each<[string, (url: string) => string]>([
    ['signature', (url) => url.replace(/(X-Amz-Signature=)../, '$1zz')],
    ['signature, cut short,', (url) => url.replace(/(X-Amz-Signature=.{10})[0-9a-f]*/, '$1')],
    ['key', (url) => url.replace('/guarded', '/thousand')],
    ['life span', (url) => url.replace('X-Amz-Expires=60', 'X-Amz-Expires=600')],
    ['date', (url) => url.replace(/X-Amz-Date=\d{8}T/, 'X-Amz-Date=20300101T')],
    ['list of signed headers', (url) => url.replace('X-Amz-SignedHeaders=host', 'X-Amz-SignedHeaders=')],
    ['download name', (url) => `${url}&response-content-disposition=attachment`],
    ['repeated life span', (url) => `${url}&X-Amz-Expires=600`],
  ])('a URL with a changed %s is refused', async (_what, tamper) => {
    const url = await urlToGet('guarded');

    expect(tamper(url)).not.toBe(url);
    expect((await fetch(tamper(url))).status).toBe(403);
  });

  it('a URL for reading does not allow writing or deleting', async () => {
    const url = await urlToGet('guarded');

    expect((await fetch(url, { method: 'PUT', body: 'mine' })).status).toBe(403);
    expect((await fetch(url, { method: 'DELETE' })).status).toBe(403);
  });

  it('a URL works until it expires and not after', async () => {
    const alive = await fetch(await urlToGet('guarded', { signedSecondsAgo: 3000, expiresIn: 3600 }));
    const expired = await fetch(await urlToGet('guarded', { signedSecondsAgo: 3601, expiresIn: 3600 }));

    expect(alive.status).toBe(200);
    expect(await refusal(expired)).toEqual({ status: 403, code: 'AccessDenied' });
  });

  it('a URL signed for the future is refused', async () => {
    expect((await fetch(await urlToGet('guarded', { signedSecondsAgo: -3600 }))).status).toBe(403);
  });

  it('a body changed after signing is refused and replaces nothing', async () => {
    const { requestHandler } = s3.config;
    const send = requestHandler.handle.bind(requestHandler);
    jest
      .spyOn(requestHandler, 'handle')
      .mockImplementationOnce((request, options) =>
        send(Object.assign(request, { body: 'trash!!!' }), options),
      );

    await expect(put('guarded', 'treasure')).rejects.toMatchObject({ name: 'BadDigest' });
    expect(await text('guarded')).toBe('treasure');
  });

  it('a path that is no valid encoding is refused, not a failure', async () => {
    const url = (await urlToGet('guarded')).replace('/guarded', '/%E0%A4%A');

    expect((await fetch(url)).status).toBe(400);
  });
});

describe('uploads by signed URL', () => {
  it('a browser uploads with the URL alone', async () => {
    const body = randomBytes(3 * MIB);
    const command = new PutObjectCommand({ Bucket, Key: 'up/é.bin', ContentType: 'video/mp4' });
    const response = await fetch(await getSignedUrl(s3, command), {
      method: 'PUT',
      body,
      headers: { 'content-type': 'video/mp4' },
    });

    expect(response.status).toBe(200);
    expect((await bytes('up/é.bin')).equals(body)).toBe(true);
  });

  it('a signed type and size are enforced', async () => {
    const command = new PutObjectCommand({
      Bucket,
      Key: 'up/strict',
      ContentType: 'video/mp4',
      ContentLength: 5,
    });
    const url = await getSignedUrl(s3, command, {
      signableHeaders: new Set(['content-type', 'content-length']),
    });
    const upload = async (body: string, type: string) =>
      (await fetch(url, { method: 'PUT', body, headers: { 'content-type': type } })).status;

    expect(await upload('12345', 'text/html')).toBe(403);
    expect(await upload('123456', 'video/mp4')).toBe(403);
    expect(await upload('12345', 'video/mp4')).toBe(200);
  });

  it('a URL takes one file: a second is refused, also after the first was deleted', async () => {
    const url = await getSignedUrl(s3, new PutObjectCommand({ Bucket, Key: 'up/once' }));
    const upload = async (body: string) => (await fetch(url, { method: 'PUT', body })).status;
    expect(await upload('first')).toBe(200);
    expect(await upload('other')).toBe(403);
    expect(await text('up/once')).toBe('first');
    await s3.send(new DeleteObjectCommand({ Bucket, Key: 'up/once' }));
    expect(await upload('other')).toBe(403);
  });

  it('an upload that breaks off leaves nothing behind', async () => {
    const url = await getSignedUrl(s3, new PutObjectCommand({ Bucket, Key: 'up/broken' }));
    const headers = { 'content-length': 10 * MIB };
    const request = http.request(url, { method: 'PUT', headers }).on('error', () => undefined);
    request.write(randomBytes(MIB));
    await until(async () => (await incoming()).length === 1);
    request.destroy();
    await until(async () => (await incoming()).length === 0);

    await expect(text('up/broken')).rejects.toMatchObject({ name: 'NoSuchKey' });
  });
});

describe('uploads in parts', () => {
  const Key = 'big.bin';
  const begin = async () => {
    const command = new CreateMultipartUploadCommand({ Bucket, Key, ContentType: 'video/mp4' });
    return (await s3.send(command)).UploadId ?? '';
  };
  const uploadPart = async (UploadId: string, PartNumber: number, body: Uint8Array) => {
    const command = new UploadPartCommand({ Bucket, Key, UploadId, PartNumber });
    const response = await fetch(await getSignedUrl(s3, command), { method: 'PUT', body });
    return { PartNumber, ETag: response.headers.get('etag') ?? '' };
  };
  const complete = (UploadId: string, Parts: { PartNumber: number; ETag: string }[]) =>
    s3.send(new CompleteMultipartUploadCommand({ Bucket, Key, UploadId, MultipartUpload: { Parts } }));

  it('parts sent in any order by signed URLs become one object in the order of their numbers', async () => {
    const UploadId = await begin();
    const bodies = [randomBytes(5 * MIB), randomBytes(5 * MIB), randomBytes(1000)];
    const parts = await Promise.all(bodies.map((body, i) => uploadPart(UploadId, i + 1, body)));
    const listed = await s3.send(new ListPartsCommand({ Bucket, Key, UploadId }));
    const { ETag } = await complete(UploadId, parts);

    expect(listed.Parts?.map(({ PartNumber, Size }) => [PartNumber, Size])).toEqual([
      [1, 5 * MIB],
      [2, 5 * MIB],
      [3, 1000],
    ]);
    expect(ETag).toMatch(/^"[0-9a-f]{32}-3"$/);
    expect((await bytes(Key)).equals(Buffer.concat(bodies))).toBe(true);
    expect(await s3.send(new HeadObjectCommand({ Bucket, Key }))).toMatchObject({ ContentType: 'video/mp4' });
    await expect(s3.send(new ListPartsCommand({ Bucket, Key, UploadId }))).rejects.toMatchObject({
      name: 'NoSuchUpload',
    });
  });

  it('a part sent again replaces the first', async () => {
    const UploadId = await begin();
    await uploadPart(UploadId, 1, Buffer.from('first'));
    const again = await uploadPart(UploadId, 1, Buffer.from('again'));
    await complete(UploadId, [again]);

    expect(await text(Key)).toBe('again');
  });

  it('a part that is missing, altered, out of order or too small is refused', async () => {
    const UploadId = await begin();
    const one = await uploadPart(UploadId, 1, Buffer.from('small'));
    const two = await uploadPart(UploadId, 2, Buffer.from('small too'));
    const refused = (...parts: (typeof one)[]) =>
      complete(UploadId, parts).catch((error: Error) => error.name);

    expect(await refused({ ...one, PartNumber: 9 })).toBe('InvalidPart');
    expect(await refused({ ...one, ETag: two.ETag })).toBe('InvalidPart');
    expect(await refused(one, two)).toBe('EntityTooSmall');
    expect(await refused()).toBe('MalformedXML');
    const large = await uploadPart(UploadId, 2, randomBytes(5 * MIB));
    expect(await refused(large, one)).toBe('InvalidPartOrder');
  });

  it('an aborted upload is gone', async () => {
    const UploadId = await begin();
    await s3.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }));

    await expect(complete(UploadId, [])).rejects.toMatchObject({ name: 'NoSuchUpload' });
  });

  it('an upload id opens nothing for another key, and is no path', async () => {
    const UploadId = await begin();
    for (const [key, id] of [
      ['other', UploadId],
      [Key, '../../data'],
    ] as const) {
      await expect(s3.send(new ListPartsCommand({ Bucket, Key: key, UploadId: id }))).rejects.toMatchObject({
        name: 'NoSuchUpload',
      });
    }
  });

  it.each([0, 10_001])('there is no part number %i', async (number) => {
    const { ETag } = await uploadPart(await begin(), number, Buffer.from('x'));

    expect(ETag).toBe('');
  });
});

describe('a copy', () => {
  const copy = (from: string, to: string, rest: object = {}) =>
    s3.send(new CopyObjectCommand({ Bucket, Key: to, CopySource: `${Bucket}/${from}`, ...rest }));

  it('has the same bytes, and a type of its own where one is given', async () => {
    const { ETag } = await put('copied/a', 'some bytes', 'text/plain');
    await copy('copied/a', 'copied/b');
    await copy('copied/a', 'copied/c', {
      MetadataDirective: 'REPLACE',
      ContentType: 'video/mp4',
      CopySourceIfMatch: ETag,
    });

    const types = await Promise.all(
      ['copied/b', 'copied/c'].map((Key) => s3.send(new HeadObjectCommand({ Bucket, Key }))),
    );
    expect(types.map(({ ContentType }) => ContentType)).toEqual(['text/plain', 'video/mp4']);
    expect(await text('copied/c')).toBe('some bytes');
  });

  it('of bytes that were replaced meanwhile, or of none, is not made', async () => {
    const { ETag } = await put('copied/old', 'as it was');
    await put('copied/old', 'as it is');

    await expect(copy('copied/old', 'copied/new', { CopySourceIfMatch: ETag })).rejects.toMatchObject(
      status(412),
    );
    await expect(copy('copied/none', 'copied/new')).rejects.toMatchObject(status(404));
    await expect(bytes('copied/new')).rejects.toMatchObject(status(404));
  });

  it('cannot be asked for by adding to a URL signed for an upload', async () => {
    await put('copied/secret', 'a paid film');
    const url = await getSignedUrl(s3, new PutObjectCommand({ Bucket, Key: 'copied/mine' }));
    const answer = await fetch(url, {
      method: 'PUT',
      headers: { 'x-amz-copy-source': `/${Bucket}/copied/secret` },
    });

    expect(await refusal(answer)).toEqual({ status: 403, code: 'AccessDenied' });
    await expect(bytes('copied/mine')).rejects.toMatchObject(status(404));
  });
});

it('what a killed process left half-received is deleted after a day, what is younger stays', async () => {
  const [old, young] = [path.join(folder, 'incoming', 'old'), path.join(folder, 'incoming', 'young')];
  await mkdir(path.dirname(old), { recursive: true });
  const now = new Date('2030-01-03T00:00:00Z');
  for (const file of [old, young]) await writeFile(file, 'half');
  await utimes(old, now, new Date('2030-01-01T23:00:00Z'));
  await utimes(young, now, new Date('2030-01-02T01:00:00Z'));

  await embedded.tidy(now);

  const left = await incoming();
  expect(left).not.toContain('old');
  expect(left).toContain('young');
});
