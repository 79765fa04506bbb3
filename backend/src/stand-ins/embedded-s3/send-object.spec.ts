import { randomBytes } from 'node:crypto';
import { GetObjectCommand, HeadObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { Bucket, MIB, refusal, startEmbeddedS3, type TestS3 } from '../../../test/embedded-s3.js';

let t: TestS3;
beforeAll(async () => {
  t = await startEmbeddedS3();
});
afterAll(() => t.close());

describe('reading', () => {
  const content = randomBytes(1000);
  beforeAll(() => t.put('thousand', content, 'video/mp4'));

  it.each([
    ['bytes=100-199', 'bytes 100-199/1000', content.subarray(100, 200)],
    ['bytes=900-', 'bytes 900-999/1000', content.subarray(900)],
    ['bytes=-1', 'bytes 999-999/1000', content.subarray(999)],
  ])('the range %s answers 206 with exactly these bytes', async (range, contentRange, expected) => {
    const response = await fetch(await t.urlToGet('thousand'), { headers: { range } });

    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(contentRange);
    expect(Buffer.from(await response.arrayBuffer()).equals(expected)).toBe(true);
  });

  it('a range beyond the end answers 416 with the real size', async () => {
    const response = await fetch(await t.urlToGet('thousand'), { headers: { range: 'bytes=1000-' } });

    expect(response.headers.get('content-range')).toBe('bytes */1000');
    expect(await refusal(response)).toEqual({ status: 416, code: 'InvalidRange' });
  });

  it('a range of a changed object returns the whole new one', async () => {
    const headers = { range: 'bytes=0-9', 'if-range': '"an older one"' };
    const response = await fetch(await t.urlToGet('thousand'), { headers });

    expect(response.status).toBe(200);
    expect((await response.arrayBuffer()).byteLength).toBe(1000);
  });

  it('a client that has the object already gets a 304', async () => {
    const url = await t.urlToGet('thousand');
    const etag = (await fetch(url)).headers.get('etag') ?? '';
    const response = await fetch(url, { headers: { 'if-none-match': `"other", ${etag}` } });

    expect(response.status).toBe(304);
    expect(await response.text()).toBe('');
  });

  it('HEAD returns the headers of GET', async () => {
    const url = await getSignedUrl(t.s3, new HeadObjectCommand({ Bucket, Key: 'thousand' }));
    const response = await fetch(url, { method: 'HEAD' });

    expect(response.headers.get('content-length')).toBe('1000');
    expect(response.headers.get('accept-ranges')).toBe('bytes');
  });

  it('browsers cannot sniff or run an answer, and shared caches cannot keep it', async () => {
    await t.put('page.html', '<script>alert(1)</script>', 'text/html');
    const { headers } = await fetch(await t.urlToGet('page.html'));

    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
    expect(headers.get('cache-control')).toBe('private');
  });

  it('a refusal has the same protections', async () => {
    const { headers } = await fetch(`${t.url}/${Bucket}/thousand`);

    expect(headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
  });

  it('a signed URL chooses the type and the name of the download', async () => {
    const command = new GetObjectCommand({
      Bucket,
      Key: 'thousand',
      ResponseContentDisposition: 'attachment; filename="v.mp4"',
      ResponseContentType: 'application/pdf',
    });
    const { headers } = await fetch(await getSignedUrl(t.s3, command));

    expect(headers.get('content-disposition')).toBe('attachment; filename="v.mp4"');
    expect(headers.get('content-type')).toBe('application/pdf');
  });

  it('a reader that disconnects midway does no harm', async () => {
    await t.put('large', randomBytes(8 * MIB));
    const abort = new AbortController();
    const response = await fetch(await t.urlToGet('large'), { signal: abort.signal });
    abort.abort();

    await expect(response.arrayBuffer()).rejects.toThrow('aborted');
    expect(await t.text('a-healthy-one').catch((error: Error) => error.name)).toBe('NoSuchKey');
  });
});
