import { NODATA, NOTFOUND, Resolver } from 'node:dns/promises';
import type { ClientRequest } from 'node:http';
import { request, type RequestOptions } from 'node:https';
import { Injectable } from '@nestjs/common';
import { seconds } from '../../kernel/clock.js';
import { isPublicAddress } from './public-address.js';

/** The internet, as `OutsideFetcher` reaches it. Separate, so that tests can put a server there. */
@Injectable()
export class OutsideNetwork {
  /** Max milliseconds of one request in total, redirects included. */
  readonly patience: number = seconds(10);

  /** Returns all addresses of a name; the machine's own list of names (`/etc/hosts`) is not used. */
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

/** A name may have addresses of one kind alone. */
function noneOfThisKind(error: NodeJS.ErrnoException): string[] {
  if (error.code === NODATA || error.code === NOTFOUND) return [];
  throw error;
}
