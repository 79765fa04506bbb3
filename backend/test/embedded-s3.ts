import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  GetObjectCommand,
  PutObjectCommand,
  type PutObjectCommandOutput,
  S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { EmbeddedS3, listenOnLoopback } from '../src/stand-ins/embedded-s3/index.js';

const credentials = { accessKeyId: 'sanctum', secretAccessKey: 'a secret of this test' };

export const Bucket = 'media';
export const MIB = 2 ** 20;

export interface TestS3 {
  url: string;
  /** Where it keeps everything. */
  folder: string;
  embedded: EmbeddedS3;
  credentials: { accessKeyId: string; secretAccessKey: string };
  s3: S3Client;
  clientWith(secretAccessKey: string): S3Client;
  put(Key: string, Body: string | Uint8Array, ContentType?: string): Promise<PutObjectCommandOutput>;
  bytes(Key: string): Promise<Buffer>;
  text(Key: string): Promise<string>;
  urlToGet(Key: string, options?: { signedSecondsAgo?: number; expiresIn?: number }): Promise<string>;
  close(): Promise<void>;
}

/** The embedded S3 in a folder and a server of its own, with the real SDK beside it. */
export async function startEmbeddedS3(): Promise<TestS3> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sanctum-s3-'));
  const embedded = new EmbeddedS3({
    folder,
    bucket: Bucket,
    credentials: { ...credentials, region: 'us-east-1' },
  });
  const listener = await listenOnLoopback(embedded.handler({ prefix: '' }));
  const clientWith = (secretAccessKey: string) =>
    new S3Client({
      endpoint: listener.url,
      region: 'us-east-1',
      forcePathStyle: true,
      maxAttempts: 1,
      credentials: { ...credentials, secretAccessKey },
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
  const s3 = clientWith(credentials.secretAccessKey);
  const bytes = async (Key: string) => {
    const { Body } = await s3.send(new GetObjectCommand({ Bucket, Key }));
    return Buffer.from((await Body?.transformToByteArray()) ?? []);
  };
  return {
    url: listener.url,
    folder,
    embedded,
    credentials,
    s3,
    clientWith,
    bytes,
    put: (Key, Body, ContentType = 'text/plain') =>
      s3.send(new PutObjectCommand({ Bucket, Key, Body, ContentType })),
    text: async (Key) => (await bytes(Key)).toString(),
    urlToGet: (Key, { signedSecondsAgo = 0, expiresIn = 60 } = {}) =>
      getSignedUrl(s3, new GetObjectCommand({ Bucket, Key }), {
        expiresIn,
        signingDate: new Date(Date.now() - signedSecondsAgo * 1000),
      }),
    close: async () => {
      s3.destroy();
      await listener.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** What a refused request is told. */
export const refusal = async (response: Response) => ({
  status: response.status,
  code: /<Code>(.*)<\/Code>/.exec(await response.text())?.[1],
});

/** What the SDK makes of an answer with this status. */
export const status = (httpStatusCode: number) => ({ $metadata: { httpStatusCode } });
