import { createHash, type Hash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { S3Error } from './s3-error.js';

export interface ReceivedBody {
  file: string;
  size: number;
  etag: string;
}

/** S3's own limit for one request. */
const MAX_BYTES = 5 * 2 ** 30;
const MAX_XML_BYTES = 2 ** 20;

/** Streams a body into a new file of `folder`, and keeps the file only if it matches the announced and signed values. */
export async function receiveBody(
  request: IncomingMessage,
  folder: string,
  payloadHash: string,
): Promise<ReceivedBody> {
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, randomUUID());
  const md5 = createHash('md5');
  let size = 0;
  try {
    await pipeline(
      checked(request, payloadHash, MAX_BYTES),
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          md5.update(chunk);
          size += chunk.length;
          yield chunk;
        }
      },
      createWriteStream(file),
    );
  } catch (error) {
    await rm(file, { force: true });
    // Clients read the response only after sending everything; otherwise a full disk would look like a broken
    // connection.
    request.resume();
    throw error;
  }
  return { file, size, etag: `"${md5.digest('hex')}"` };
}

export async function receiveText(request: IncomingMessage, payloadHash: string): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of checked(request, payloadHash, MAX_XML_BYTES)) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

/** Yields the body's bytes; fails at the end unless their number and hash match the request. */
async function* checked(request: IncomingMessage, payloadHash: string, maxBytes: number) {
  if (payloadHash.startsWith('STREAMING-')) {
    throw new S3Error('NotImplemented', 'Chunked signing: set requestChecksumCalculation to WHEN_REQUIRED');
  }
  const hash: Hash | null = payloadHash === 'UNSIGNED-PAYLOAD' ? null : createHash('sha256');
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw new S3Error('EntityTooLarge');
    hash?.update(chunk);
    yield chunk;
  }
  const announced = request.headers['content-length'];
  if (announced !== undefined && Number(announced) !== size) throw new S3Error('IncompleteBody');
  if (hash && hash.digest('hex') !== payloadHash) throw new S3Error('BadDigest');
}
