import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  CopyObjectCommand,
  CreateBucketCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { Bucket, MIB, refusal, startEmbeddedS3, status, type TestS3 } from '../../../test/embedded-s3.js';

let t: TestS3;
beforeAll(async () => {
  t = await startEmbeddedS3();
});
afterAll(() => t.close());

const incoming = () => readdir(path.join(t.folder, 'incoming')).catch(() => []);

describe('objects', () => {
  it('the bucket exists from the start', async () => {
    expect(await t.s3.send(new CreateBucketCommand({ Bucket }))).toMatchObject(status(200));
    await expect(t.s3.send(new ListObjectsV2Command({ Bucket: 'other' }))).rejects.toMatchObject({
      name: 'NoSuchBucket',
    });
  });

  it('a stored object is returned with its type, size and MD5 as ETag', async () => {
    await t.put('a/b c.txt', 'hello');

    expect(await t.text('a/b c.txt')).toBe('hello');
    expect(await t.s3.send(new HeadObjectCommand({ Bucket, Key: 'a/b c.txt' }))).toMatchObject({
      ContentLength: 5,
      ContentType: 'text/plain',
      ETag: `"${createHash('md5').update('hello').digest('hex')}"`,
    });
  });

  it('a second put replaces the first and leaves none of its bytes on the disk', async () => {
    await t.put('replaced', 'first');
    const files = (await readdir(path.join(t.folder, 'data'), { recursive: true })).length;
    await t.put('replaced', 'second, longer');

    expect(await t.text('replaced')).toBe('second, longer');
    expect((await readdir(path.join(t.folder, 'data'), { recursive: true })).length).toBeLessThanOrEqual(
      files + 1, // possibly a new two-letter folder, but no file
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
  ])('the key %j is a name like any other and escapes nowhere', async (key) => {
    await t.put(key, `this is ${key}`);

    expect(await t.text(key)).toBe(`this is ${key}`);
    expect(await readdir(path.dirname(t.folder))).not.toContain('escape');
    expect(await readdir(t.folder)).toEqual(expect.arrayContaining(['data', 'records']));
  });

  it('an empty object is valid', async () => {
    const url = await getSignedUrl(t.s3, new PutObjectCommand({ Bucket, Key: 'empty' }));
    await fetch(url, { method: 'PUT' });

    expect(await t.text('empty')).toBe('');
  });

  it('a deleted object is gone, and deleting it again is not an error', async () => {
    await t.put('short-lived', 'x');
    for (let i = 0; i < 2; i += 1) await t.s3.send(new DeleteObjectCommand({ Bucket, Key: 'short-lived' }));

    await expect(t.s3.send(new HeadObjectCommand({ Bucket, Key: 'short-lived' }))).rejects.toMatchObject(
      status(404),
    );
    await expect(t.text('short-lived')).rejects.toMatchObject({ name: 'NoSuchKey' });
  });

  it('a list shows one prefix in key order, in pages', async () => {
    for (const key of ['list/b', 'list/a&<b>', 'list/c', 'elsewhere/a']) await t.put(key, 'x');

    const first = await t.s3.send(new ListObjectsV2Command({ Bucket, Prefix: 'list/', MaxKeys: 2 }));
    const second = await t.s3.send(
      new ListObjectsV2Command({ Bucket, Prefix: 'list/', ContinuationToken: first.NextContinuationToken }),
    );

    expect(first.Contents?.map(({ Key }) => Key)).toEqual(['list/a&<b>', 'list/b']);
    expect(first.IsTruncated).toBe(true);
    expect(second.Contents?.map(({ Key, Size }) => [Key, Size])).toEqual([['list/c', 1]]);
    expect(second.IsTruncated).toBe(false);
  });

  it('a reader keeps the bytes of the object it opened while another replaces it', async () => {
    const before = randomBytes(8 * MIB);
    await t.put('replaced-while-read', before);
    const { Body } = await t.s3.send(new GetObjectCommand({ Bucket, Key: 'replaced-while-read' }));
    await t.put('replaced-while-read', 'after');

    expect(Buffer.from((await Body?.transformToByteArray()) ?? []).equals(before)).toBe(true);
  });

  it('simultaneous puts of one key leave one of them complete', async () => {
    const bodies = Array.from({ length: 8 }, (_, i) => String(i).repeat(100_000));
    await Promise.all(bodies.map((body) => t.put('contested', body)));

    expect(bodies).toContain(await t.text('contested'));
  });
});

describe('a copy', () => {
  const copy = (from: string, to: string, rest: object = {}) =>
    t.s3.send(new CopyObjectCommand({ Bucket, Key: to, CopySource: `${Bucket}/${from}`, ...rest }));

  it('has the same bytes, and its own type if one is given', async () => {
    const { ETag } = await t.put('copied/a', 'some bytes', 'text/plain');
    await copy('copied/a', 'copied/b');
    await copy('copied/a', 'copied/c', {
      MetadataDirective: 'REPLACE',
      ContentType: 'video/mp4',
      CopySourceIfMatch: ETag,
    });

    const types = await Promise.all(
      ['copied/b', 'copied/c'].map((Key) => t.s3.send(new HeadObjectCommand({ Bucket, Key }))),
    );
    expect(types.map(({ ContentType }) => ContentType)).toEqual(['text/plain', 'video/mp4']);
    expect(await t.text('copied/c')).toBe('some bytes');
  });

  it('of replaced or missing bytes is refused', async () => {
    const { ETag } = await t.put('copied/old', 'as it was');
    await t.put('copied/old', 'as it is');

    await expect(copy('copied/old', 'copied/new', { CopySourceIfMatch: ETag })).rejects.toMatchObject(
      status(412),
    );
    await expect(copy('copied/none', 'copied/new')).rejects.toMatchObject(status(404));
    await expect(t.bytes('copied/new')).rejects.toMatchObject(status(404));
  });

  it('is not made if the slashes of its source are encoded, as at the strictest of stores', async () => {
    await t.put('copied/strict', 'some bytes');

    await expect(copy('copied%2Fstrict', 'copied/encoded')).rejects.toMatchObject(status(404));
    await copy('copied/strict', 'copied/plain');
    expect(await t.text('copied/plain')).toBe('some bytes');
  });

  it('cannot be requested by adding to a URL signed for an upload', async () => {
    await t.put('copied/secret', 'a paid video');
    const url = await getSignedUrl(t.s3, new PutObjectCommand({ Bucket, Key: 'copied/mine' }));
    const answer = await fetch(url, {
      method: 'PUT',
      headers: { 'x-amz-copy-source': `/${Bucket}/copied/secret` },
    });

    expect(await refusal(answer)).toEqual({ status: 403, code: 'AccessDenied' });
    await expect(t.bytes('copied/mine')).rejects.toMatchObject(status(404));
  });
});

it('partial files of a killed process are deleted after a day, younger ones stay', async () => {
  const old = path.join(t.folder, 'incoming', 'old');
  const young = path.join(t.folder, 'incoming', 'young');
  await mkdir(path.dirname(old), { recursive: true });
  const now = new Date('2030-01-03T00:00:00Z');
  for (const file of [old, young]) await writeFile(file, 'half');
  await utimes(old, now, new Date('2030-01-01T23:00:00Z'));
  await utimes(young, now, new Date('2030-01-02T01:00:00Z'));

  await t.embedded.tidy(now);

  const left = await incoming();
  expect(left).not.toContain('old');
  expect(left).toContain('young');
});
