import { randomBytes } from 'node:crypto';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  HeadObjectCommand,
  ListPartsCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { Bucket, MIB, startEmbeddedS3, type TestS3 } from '../../../test/embedded-s3.js';

let t: TestS3;
beforeAll(async () => {
  t = await startEmbeddedS3();
});
afterAll(() => t.close());

describe('uploads in parts', () => {
  const Key = 'big.bin';
  const begin = async () => {
    const command = new CreateMultipartUploadCommand({ Bucket, Key, ContentType: 'video/mp4' });
    return (await t.s3.send(command)).UploadId ?? '';
  };
  const uploadPart = async (UploadId: string, PartNumber: number, body: Uint8Array) => {
    const command = new UploadPartCommand({ Bucket, Key, UploadId, PartNumber });
    const response = await fetch(await getSignedUrl(t.s3, command), { method: 'PUT', body });
    return { PartNumber, ETag: response.headers.get('etag') ?? '' };
  };
  const complete = (UploadId: string, Parts: { PartNumber: number; ETag: string }[]) =>
    t.s3.send(new CompleteMultipartUploadCommand({ Bucket, Key, UploadId, MultipartUpload: { Parts } }));

  it('parts sent in any order by signed URLs become one object in the order of their numbers', async () => {
    const UploadId = await begin();
    const bodies = [randomBytes(5 * MIB), randomBytes(5 * MIB), randomBytes(1000)];
    const parts = await Promise.all(bodies.map((body, i) => uploadPart(UploadId, i + 1, body)));
    const listed = await t.s3.send(new ListPartsCommand({ Bucket, Key, UploadId }));
    const { ETag } = await complete(UploadId, parts);

    expect(listed.Parts?.map(({ PartNumber, Size }) => [PartNumber, Size])).toEqual([
      [1, 5 * MIB],
      [2, 5 * MIB],
      [3, 1000],
    ]);
    expect(ETag).toMatch(/^"[0-9a-f]{32}-3"$/);
    expect((await t.bytes(Key)).equals(Buffer.concat(bodies))).toBe(true);
    expect(await t.s3.send(new HeadObjectCommand({ Bucket, Key }))).toMatchObject({
      ContentType: 'video/mp4',
    });
    await expect(t.s3.send(new ListPartsCommand({ Bucket, Key, UploadId }))).rejects.toMatchObject({
      name: 'NoSuchUpload',
    });
  });

  it('a part sent again replaces the first', async () => {
    const UploadId = await begin();
    await uploadPart(UploadId, 1, Buffer.from('first'));
    const again = await uploadPart(UploadId, 1, Buffer.from('again'));
    await complete(UploadId, [again]);

    expect(await t.text(Key)).toBe('again');
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
    await t.s3.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }));

    await expect(complete(UploadId, [])).rejects.toMatchObject({ name: 'NoSuchUpload' });
  });

  it('an upload id opens nothing for another key, and is not a path', async () => {
    const UploadId = await begin();
    for (const [key, id] of [
      ['other', UploadId],
      [Key, '../../data'],
    ] as const) {
      await expect(t.s3.send(new ListPartsCommand({ Bucket, Key: key, UploadId: id }))).rejects.toMatchObject(
        {
          name: 'NoSuchUpload',
        },
      );
    }
  });

  it.each([0, 10_001])('there is no part number %i', async (number) => {
    const { ETag } = await uploadPart(await begin(), number, Buffer.from('x'));

    expect(ETag).toBe('');
  });
});
