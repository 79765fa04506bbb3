import type { IncomingMessage } from 'node:http';
import type { RequestOptions } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { createGunzip } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import { httpsUrl } from '../zod/links.js';
import { OutsideNetwork } from './outside-network.js';

/** The most that is read of one answer, as it is sent and unpacked. */
export const MOST_BYTES = 2 * 1024 * 1024;
export const MOST_REDIRECTS = 3;

/** Why nothing was read. Says nothing of what stood there. */
export const OUTSIDE_PROBLEMS = [
  'not_allowed',
  'unreachable',
  'too_slow',
  'too_large',
  'too_many_redirects',
  'gone',
  'refused',
] as const;
export type OutsideProblem = (typeof OUTSIDE_PROBLEMS)[number];

export class OutsideError extends Error {
  constructor(readonly problem: OutsideProblem) {
    super(`nothing was read from outside: ${problem}`);
    this.name = 'OutsideError';
  }
}

/** What a server says of the version it sent; given back to it, it sends a newer one only. */
export interface SeenVersion {
  etag: string | null;
  lastModified: string | null;
}

export interface OutsideDocument extends SeenVersion {
  text: string;
}

const NOT_SEEN: SeenVersion = { etag: null, lastModified: null };
const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];

/**
 * Reads a document from an address that a person typed: the one way there is (product rule 7.2). Only https at port 443, only
 * servers of the internet; the name is resolved once and every address that it has is checked, the connection goes to those very
 * addresses, and a redirect is checked like the first address.
 */
@Injectable()
export class OutsideFetcher {
  constructor(private readonly network: OutsideNetwork) {}

  /** Throws OutsideError. 'unchanged': the server has no other version than the one that was seen. */
  async read(address: string, seen: SeenVersion = NOT_SEEN): Promise<OutsideDocument | 'unchanged'> {
    const signal = AbortSignal.timeout(this.network.patience);
    try {
      let url = allowedUrl(address);
      for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
        const response = await this.ask(url, seen, signal);
        const next = response.headers.location;
        if (!REDIRECTS.includes(response.statusCode!) || next === undefined)
          return await documentOf(response, seen);
        response.destroy();
        url = allowedUrl(next, url);
      }
      throw new OutsideError('too_many_redirects');
    } catch (error) {
      if (error instanceof OutsideError) throw error;
      throw new OutsideError(signal.aborted ? 'too_slow' : 'unreachable');
    }
  }

  private async ask(
    url: URL,
    { etag, lastModified }: SeenVersion,
    signal: AbortSignal,
  ): Promise<IncomingMessage> {
    const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
    const addresses = isIP(host) ? [host] : await until(signal, this.network.resolve(host));
    if (addresses.length === 0) throw new OutsideError('unreachable');
    if (!addresses.every((each) => this.network.allows(each))) throw new OutsideError('not_allowed');
    const options: RequestOptions = {
      ...{ host, port: 443, path: `${url.pathname}${url.search}`, agent: false, signal },
      lookup: alwaysThese(addresses),
      headers: {
        ...{ host: url.host, accept: 'text/calendar, */*;q=0.1', 'accept-encoding': 'gzip' },
        'user-agent': 'Sanctum',
        ...(etag !== null && { 'if-none-match': etag }),
        ...(lastModified !== null && { 'if-modified-since': lastModified }),
      },
    };
    return new Promise((resolve, reject) => {
      this.network.request(options).once('response', resolve).on('error', reject).end();
    });
  }
}

/** An https address without a port of its own, a user or a password. */
function allowedUrl(address: string, from?: URL): URL {
  if (!URL.canParse(address, from?.href)) throw new OutsideError('not_allowed');
  const url = new URL(address, from);
  const isAllowed = httpsUrl.safeParse(url.href).success && url.port === '';
  if (!isAllowed || url.username !== '' || url.password !== '') throw new OutsideError('not_allowed');
  return url;
}

/** The connection asks for no name again, which could lead elsewhere by then. */
const alwaysThese =
  (addresses: readonly string[]): LookupFunction =>
  (_host, { all }, done) => {
    const found = addresses.map((address) => ({ address, family: isIP(address) }));
    if (all) done(null, found);
    else done(null, found[0]!.address, found[0]!.family);
  };

async function documentOf(
  response: IncomingMessage,
  seen: SeenVersion,
): Promise<OutsideDocument | 'unchanged'> {
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

/** Longer ones are not sent back. */
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

/** What is packed grows: it is counted as it comes out. */
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

/** Ends with the time that is given, too. */
const until = <Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(new Error('too slow')), { once: true });
    }),
  ]);
