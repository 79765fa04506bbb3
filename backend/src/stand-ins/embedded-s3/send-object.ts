import type { FileHandle } from 'node:fs/promises';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { ObjectRecord, ObjectStore } from './object-store.js';
import { S3Error } from './s3-error.js';

/** Answers GET and HEAD of one object: conditions, ranges, and headers as the signed URL overrides them. */
export async function sendObject(
  objects: ObjectStore,
  key: string,
  query: URLSearchParams,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { record, handle } = await objects.open(key);
  try {
    await send(record, handle, query, request, response);
  } finally {
    await handle.close();
  }
}

async function send(
  record: ObjectRecord,
  handle: FileHandle,
  query: URLSearchParams,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const headers = headersOf(record, query);
  if (matches(request.headers['if-none-match'], record.etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const range = readRange(wantedRange(request, record), record.size);
  if (range === 'unsatisfiable') {
    response.setHeader('content-range', `bytes */${record.size}`);
    throw new S3Error('InvalidRange');
  }
  const { start, end } = range === 'whole' ? { start: 0, end: record.size - 1 } : range;
  headers['content-length'] = end - start + 1;
  if (range !== 'whole') headers['content-range'] = `bytes ${start}-${end}/${record.size}`;
  response.writeHead(range === 'whole' ? 200 : 206, headers);
  if (request.method === 'HEAD' || start > end) {
    response.end();
    return;
  }
  await pipeline(handle.createReadStream({ start, end, autoClose: false }), response);
}

function headersOf(record: ObjectRecord, query: URLSearchParams): OutgoingHttpHeaders {
  const disposition = query.get('response-content-disposition') ?? record.contentDisposition;
  return {
    'content-type': query.get('response-content-type') ?? record.contentType,
    ...(disposition !== undefined && { 'content-disposition': disposition }),
    'accept-ranges': 'bytes',
    'cache-control': 'private',
    etag: record.etag,
    'last-modified': new Date(record.modifiedAt).toUTCString(),
  };
}

/**
 * Returns the range, which counts with `If-Range` only while the object is the one that the reader has the beginning
 * of.
 */
function wantedRange({ headers }: IncomingMessage, { etag }: ObjectRecord): string | undefined {
  const condition = headers['if-range'];
  return condition === undefined || condition === etag ? headers.range : undefined;
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}

interface ByteRange {
  start: number;
  /** Last byte, included, as in HTTP. */
  end: number;
}

/** Parses a Range header for `size` bytes (RFC 9110 §14); `whole` if there is none, several or an invalid one. */
export function readRange(header: string | undefined, size: number): ByteRange | 'whole' | 'unsatisfiable' {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return 'whole';
  if (first !== '' && last !== '' && Number(last) < Number(first)) return 'whole';
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start > end ? 'unsatisfiable' : { start, end };
}
