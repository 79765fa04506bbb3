import { Injectable } from '@nestjs/common';
import { allowedUrl, OutsideRequests } from './outside-requests.js';

export interface OutsideReceipt {
  status: number;
  /** The server's Retry-After header, unparsed. */
  retryAfter: string | null;
}

/** Posts a few bytes to an internet server whose address somebody else chose. The response body and redirects are ignored. */
@Injectable()
export class OutsidePoster {
  constructor(private readonly requests: OutsideRequests) {}

  /** Posts the body. Throws OutsideError if nothing was delivered. */
  post(address: string, headers: Record<string, string>, body: Buffer): Promise<OutsideReceipt> {
    return this.requests.inTime(async (signal) => {
      const length = { 'content-length': String(body.length) };
      const request = { method: 'POST', headers: { ...headers, ...length }, body } as const;
      const response = await this.requests.send(allowedUrl(address), request, signal);
      response.destroy();
      return { status: response.statusCode!, retryAfter: response.headers['retry-after'] ?? null };
    });
  }
}
