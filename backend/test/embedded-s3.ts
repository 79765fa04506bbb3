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
  /** Folder of all its data. */
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

/** Starts the embedded S3 with its own folder and server, and the real SDK as its client. */
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

/** Reads status and error code of a refused request. */
export const refusal = async (response: Response) => ({
  status: response.status,
  code: /<Code>(.*)<\/Code>/.exec(await response.text())?.[1],
});

/** Returns the fields that the SDK's error has for this status. */
export const status = (httpStatusCode: number) => ({ $metadata: { httpStatusCode } });
