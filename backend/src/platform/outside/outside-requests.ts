import type { IncomingMessage } from 'node:http';
import type { RequestOptions } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { Injectable } from '@nestjs/common';
import { httpsUrl } from '../zod/links.js';
import { OutsideNetwork } from './outside-network.js';
import { isPublicAddress } from './public-address.js';

/** Reason why a request failed. Reveals nothing about the content at the address. */
type OutsideProblem =
  | 'not_allowed'
  | 'unreachable'
  | 'too_slow'
  | 'too_large'
  | 'too_many_redirects'
  | 'gone'
  | 'refused';

export class OutsideError extends Error {
  constructor(readonly problem: OutsideProblem) {
    super(`nothing came of a request to the outside: ${problem}`);
    this.name = 'OutsideError';
  }
}

export interface OutsideRequest {
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: Buffer;
}

/**
 * Sends all requests to servers whose address a user entered (product rule 7.2). Only https on port 443 and only public
 * servers: the name is resolved once, every address is checked, and the connection uses only checked addresses.
 */
@Injectable()
export class OutsideRequests {
  constructor(private readonly network: OutsideNetwork) {}

  /** Runs `work` with a timeout; every failure becomes an OutsideError. */
  async inTime<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
    const signal = AbortSignal.timeout(this.network.patience);
    try {
      return await work(signal);
    } catch (error) {
      if (error instanceof OutsideError) throw error;
      throw new OutsideError(signal.aborted ? 'too_slow' : 'unreachable');
    }
  }

  async send(
    url: URL,
    { method, headers, body }: OutsideRequest,
    signal: AbortSignal,
  ): Promise<IncomingMessage> {
    const host = hostOf(url);
    const addresses = isIP(host) ? [host] : await until(signal, this.network.resolve(host));
    if (addresses.length === 0) throw new OutsideError('unreachable');
    if (!addresses.every((each) => this.network.allows(each))) throw new OutsideError('not_allowed');
    const options: RequestOptions = {
      host,
      port: 443,
      path: `${url.pathname}${url.search}`,
      method,
      agent: false,
      signal,
      lookup: alwaysThese(addresses),
      headers: { host: url.host, 'user-agent': 'Sanctum', ...headers },
    };
    return new Promise((resolve, reject) => {
      this.network.request(options).once('response', resolve).on('error', reject).end(body);
    });
  }
}

/** Parses an https address without a port, user or password. Throws OutsideError. */
export function allowedUrl(address: string, from?: URL): URL {
  if (!URL.canParse(address, from?.href)) throw new OutsideError('not_allowed');
  const url = new URL(address, from);
  const isAllowed = httpsUrl.safeParse(url.href).success && url.port === '';
  if (!isAllowed || url.username !== '' || url.password !== '') throw new OutsideError('not_allowed');
  return url;
}

/**
 * Returns whether an address may be stored: numeric ones are checked here, names when they are resolved for a request.
 */
export function leadsOutside(address: string): boolean {
  try {
    const host = hostOf(allowedUrl(address));
    return isIP(host) === 0 || isPublicAddress(host);
  } catch {
    return false;
  }
}

/** Returns the server's name or number, an IPv6 number without its brackets. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1');

/** Resolves to the checked addresses. A second lookup of the name could lead elsewhere. */
const alwaysThese =
  (addresses: readonly string[]): LookupFunction =>
  (_host, { all }, done) => {
    const found = addresses.map((address) => ({ address, family: isIP(address) }));
    if (all) done(null, found);
    else done(null, found[0]!.address, found[0]!.family);
  };

/** Extends a signal so that it also ends after the given time. */
const until = <Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(new Error('too slow')), { once: true });
    }),
  ]);
