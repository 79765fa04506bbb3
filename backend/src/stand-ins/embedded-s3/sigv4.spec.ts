import { GetObjectCommand } from '@aws-sdk/client-s3';
import { Bucket, refusal, startEmbeddedS3, type TestS3 } from '../../../test/embedded-s3.js';

let t: TestS3;
beforeAll(async () => {
  t = await startEmbeddedS3();
});
afterAll(() => t.close());

describe('signatures', () => {
  beforeAll(() => t.put('guarded', 'treasure'));

  it('nothing is read, written, listed or deleted without one', async () => {
    for (const method of ['GET', 'PUT', 'DELETE', 'POST']) {
      const response = await fetch(`${t.url}/${Bucket}/guarded`, { method });
      expect(await refusal(response)).toEqual({ status: 403, code: 'AccessDenied' });
    }
    expect((await fetch(`${t.url}/${Bucket}?list-type=2`)).status).toBe(403);
    expect(await t.text('guarded')).toBe('treasure');
  });

  it('one made with another secret is refused', async () => {
    const stranger = t.clientWith('another secret');
    await expect(stranger.send(new GetObjectCommand({ Bucket, Key: 'guarded' }))).rejects.toMatchObject({
      name: 'SignatureDoesNotMatch',
    });
    stranger.destroy();
  });

  it('one made with an unknown key, for another region or another service is refused', async () => {
    const url = await t.urlToGet('guarded');
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
    const url = await t.urlToGet('guarded');

    expect(tamper(url)).not.toBe(url);
    expect((await fetch(tamper(url))).status).toBe(403);
  });

  it('a URL for reading does not allow writing or deleting', async () => {
    const url = await t.urlToGet('guarded');

    expect((await fetch(url, { method: 'PUT', body: 'mine' })).status).toBe(403);
    expect((await fetch(url, { method: 'DELETE' })).status).toBe(403);
  });

  it('a URL works until it expires and not after', async () => {
    const alive = await fetch(await t.urlToGet('guarded', { signedSecondsAgo: 3000, expiresIn: 3600 }));
    const expired = await fetch(await t.urlToGet('guarded', { signedSecondsAgo: 3601, expiresIn: 3600 }));

    expect(alive.status).toBe(200);
    expect(await refusal(expired)).toEqual({ status: 403, code: 'AccessDenied' });
  });

  it('a URL signed for the future is refused', async () => {
    expect((await fetch(await t.urlToGet('guarded', { signedSecondsAgo: -3600 }))).status).toBe(403);
  });

  it('a body changed after signing is refused and replaces nothing', async () => {
    const { requestHandler } = t.s3.config;
    const send = requestHandler.handle.bind(requestHandler);
    jest
      .spyOn(requestHandler, 'handle')
      .mockImplementationOnce((request, options) =>
        send(Object.assign(request, { body: 'trash!!!' }), options),
      );

    await expect(t.put('guarded', 'treasure')).rejects.toMatchObject({ name: 'BadDigest' });
    expect(await t.text('guarded')).toBe('treasure');
  });

  it('a path that is not a valid encoding is refused, without a failure', async () => {
    const url = (await t.urlToGet('guarded')).replace('/guarded', '/%E0%A4%A');

    expect((await fetch(url)).status).toBe(400);
  });
});
