import { NODATA, NOTFOUND, Resolver } from 'node:dns/promises';
import type { ClientRequest } from 'node:http';
import { request, type RequestOptions } from 'node:https';
import { Injectable } from '@nestjs/common';
import { seconds } from '../../kernel/clock.js';
import { isPublicAddress } from './public-address.js';

/** The internet, as `OutsideFetcher` reaches it. A separate class, so that tests can put a server there. */
@Injectable()
export class OutsideNetwork {
  /** Max milliseconds of one request in total, including redirects. */
  readonly patience: number = seconds(10);

  /** Resolves all addresses of a name, without the machine's own list of names (`/etc/hosts`). */
  async resolve(name: string): Promise<string[]> {
    const resolver = new Resolver({ timeout: seconds(3), tries: 2 });
    const found = await Promise.all([
      resolver.resolve4(name).catch(noneOfThisKind),
      resolver.resolve6(name).catch(noneOfThisKind),
    ]);
    return found.flat();
  }

  allows(address: string): boolean {
    return isPublicAddress(address);
  }

  request(options: RequestOptions): ClientRequest {
    return request(options);
  }
}

/** Accepts a name that has only IPv4 or only IPv6 addresses. */
function noneOfThisKind(error: NodeJS.ErrnoException): string[] {
  if (error.code === NODATA || error.code === NOTFOUND) return [];
  throw error;
}
