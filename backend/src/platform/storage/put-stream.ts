import type { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  type CompletedPart,
  CreateMultipartUploadCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import type { S3Connection } from './s3-connection.js';

/** Bytes of a part. S3 requires 5 MiB in every part but the last, and more is never kept in memory. */
const PART_BYTES = 8 * 2 ** 20;

/** Stores bytes as they arrive. Nothing exists before the last part, or if the stream breaks. */
export async function putStream(
  { client, bucket }: S3Connection,
  key: string,
  body: Readable,
  { contentType }: { contentType: string },
): Promise<number> {
  const at = { Bucket: bucket, Key: key };
  const { UploadId } = await client.send(
    new CreateMultipartUploadCommand({ ...at, ContentType: contentType }),
  );
  try {
    const parts: CompletedPart[] = [];
    let size = 0;
    for await (const Body of inParts(body)) {
      const PartNumber = parts.length + 1;
      const { ETag } = await client.send(new UploadPartCommand({ ...at, UploadId, PartNumber, Body }));
      parts.push({ PartNumber, ETag });
      size += Body.byteLength;
    }
    await client.send(
      new CompleteMultipartUploadCommand({ ...at, UploadId, MultipartUpload: { Parts: parts } }),
    );
    return size;
  } catch (error) {
    await client.send(new AbortMultipartUploadCommand({ ...at, UploadId })).catch(() => undefined);
    throw error;
  } finally {
    body.destroy();
  }
}

async function* inParts(body: Readable): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    waiting.push(chunk);
    bytes += chunk.byteLength;
    if (bytes < PART_BYTES) continue;
    yield Buffer.concat(waiting);
    waiting = [];
    bytes = 0;
  }
  if (bytes > 0) yield Buffer.concat(waiting);
}
