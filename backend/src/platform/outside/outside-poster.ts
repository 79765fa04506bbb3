import { Injectable } from '@nestjs/common';
import { allowedUrl, OutsideRequests } from './outside-requests.js';

export interface OutsideReceipt {
  status: number;
  /** What the server says of when to come again, as it says it. */
  retryAfter: string | null;
}

/** Hands a few bytes to a server of the internet whose address somebody else chose. What it answers is not read, nor where it leads. */
@Injectable()
export class OutsidePoster {
  constructor(private readonly requests: OutsideRequests) {}

  /** Throws OutsideError when nothing was handed over. */
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
