import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { DeleteObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { Bucket, MIB, startEmbeddedS3, type TestS3 } from '../../../test/embedded-s3.js';

let t: TestS3;
beforeAll(async () => {
  t = await startEmbeddedS3();
});
afterAll(() => t.close());

const incoming = () => readdir(path.join(t.folder, 'incoming')).catch(() => []);
async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await nextTurn();
}

describe('uploads with a signed URL', () => {
  it('a browser uploads with the URL alone', async () => {
    const body = randomBytes(3 * MIB);
    const command = new PutObjectCommand({ Bucket, Key: 'up/é.bin', ContentType: 'video/mp4' });
    const response = await fetch(await getSignedUrl(t.s3, command), {
      method: 'PUT',
      body,
      headers: { 'content-type': 'video/mp4' },
    });

    expect(response.status).toBe(200);
    expect((await t.bytes('up/é.bin')).equals(body)).toBe(true);
  });

  it('a signed type and size are enforced', async () => {
    const command = new PutObjectCommand({
      Bucket,
      Key: 'up/strict',
      ContentType: 'video/mp4',
      ContentLength: 5,
    });
    const url = await getSignedUrl(t.s3, command, {
      signableHeaders: new Set(['content-type', 'content-length']),
    });
    const upload = async (body: string, type: string) =>
      (await fetch(url, { method: 'PUT', body, headers: { 'content-type': type } })).status;

    expect(await upload('12345', 'text/html')).toBe(403);
    expect(await upload('123456', 'video/mp4')).toBe(403);
    expect(await upload('12345', 'video/mp4')).toBe(200);
  });

  it('a URL accepts one file: a second is refused, even after the first was deleted', async () => {
    const url = await getSignedUrl(t.s3, new PutObjectCommand({ Bucket, Key: 'up/once' }));
    const upload = async (body: string) => (await fetch(url, { method: 'PUT', body })).status;
    expect(await upload('first')).toBe(200);
    expect(await upload('other')).toBe(403);
    expect(await t.text('up/once')).toBe('first');
    await t.s3.send(new DeleteObjectCommand({ Bucket, Key: 'up/once' }));
    expect(await upload('other')).toBe(403);
  });

  it('an interrupted upload leaves nothing behind', async () => {
    const url = await getSignedUrl(t.s3, new PutObjectCommand({ Bucket, Key: 'up/broken' }));
    const headers = { 'content-length': 10 * MIB };
    const request = http.request(url, { method: 'PUT', headers }).on('error', () => undefined);
    request.write(randomBytes(MIB));
    await until(async () => (await incoming()).length === 1);
    request.destroy();
    await until(async () => (await incoming()).length === 0);

    await expect(t.text('up/broken')).rejects.toMatchObject({ name: 'NoSuchKey' });
  });
});
