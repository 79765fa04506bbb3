import type { IncomingMessage } from 'node:http';
import { createGunzip } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import { allowedUrl, OutsideError, OutsideRequests } from './outside-requests.js';

/** Max bytes of one response, both as sent and unpacked. */
export const MOST_BYTES = 2 * 1024 * 1024;
export const MOST_REDIRECTS = 3;

/** Version headers of a response; sent back, they make the server send only a newer version. */
export interface SeenVersion {
  etag: string | null;
  lastModified: string | null;
}

export interface OutsideDocument extends SeenVersion {
  text: string;
}

const NOT_SEEN: SeenVersion = { etag: null, lastModified: null };
const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];

/** Reads a document from an address that a person typed (product rule 7.2). A redirect is checked like the first address. */
@Injectable()
export class OutsideFetcher {
  constructor(private readonly requests: OutsideRequests) {}

  /** Reads the document. Throws OutsideError. 'unchanged': the server has no version newer than the one seen. */
  read(address: string, seen: SeenVersion = NOT_SEEN): Promise<OutsideDocument | 'unchanged'> {
    return this.requests.inTime(async (signal) => {
      let url = allowedUrl(address);
      for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
        const response = await this.requests.send(url, { method: 'GET', headers: headersFor(seen) }, signal);
        const next = response.headers.location;
        if (!REDIRECTS.includes(response.statusCode!) || next === undefined)
          return documentOf(response, seen);
        response.destroy();
        url = allowedUrl(next, url);
      }
      throw new OutsideError('too_many_redirects');
    });
  }
}

const headersFor = ({ etag, lastModified }: SeenVersion): Record<string, string> => ({
  accept: 'text/calendar, */*;q=0.1',
  'accept-encoding': 'gzip',
  ...(etag !== null && { 'if-none-match': etag }),
  ...(lastModified !== null && { 'if-modified-since': lastModified }),
});

async function documentOf(response: IncomingMessage, seen: SeenVersion) {
  const { statusCode, headers } = response;
  const isKnown = seen.etag !== null || seen.lastModified !== null;
  if (statusCode === 200) {
    const text = await textOf(response);
    return { text, etag: header(headers.etag), lastModified: header(headers['last-modified']) };
  }
  response.destroy();
  if (statusCode === 304 && isKnown) return 'unchanged';
  throw new OutsideError(statusCode === 404 || statusCode === 410 ? 'gone' : 'refused');
}

/** Returns a version header; null if it is too long to send back. */
const header = (value: string | undefined): string | null =>
  value === undefined || value.length > 300 ? null : value;

async function textOf(response: IncomingMessage): Promise<string> {
  const coding = response.headers['content-encoding'] ?? 'identity';
  if (Number(response.headers['content-length']) > MOST_BYTES) return tooLarge(response);
  if (coding === 'identity') return (await bytesOf(response, response)).toString('utf8');
  if (coding !== 'gzip') {
    response.destroy();
    throw new OutsideError('refused');
  }
  const unpacked = createGunzip();
  response.once('error', (error) => unpacked.destroy(error));
  return (await bytesOf(response.pipe(unpacked), response)).toString('utf8');
}

/** Reads the unpacked bytes, counted after unpacking, because packed content grows. */
async function bytesOf(stream: AsyncIterable<Buffer>, response: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > MOST_BYTES) return tooLarge(response);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function tooLarge(response: IncomingMessage): never {
  response.destroy();
  throw new OutsideError('too_large');
}
