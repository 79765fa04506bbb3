import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import { allowedUrl, OutsideRequests } from './outside-requests.js';

export interface OutsideReceipt {
  status: number;
  /** The server's Retry-After header, unparsed. */
  retryAfter: string | null;
}

export interface OutsideAnswer extends OutsideReceipt {
  /** Beginning of the response body. */
  text: string;
}

/** Max bytes of a response body that are read, and that are stored. */
const MOST_READ = 64 * 1024;
const MOST_KEPT = 2 * 1024;

/** Posts a few bytes to an internet server whose address a user entered. Redirects are not followed. */
@Injectable()
export class OutsidePoster {
  constructor(private readonly requests: OutsideRequests) {}

  /** Posts the body and ignores the response body. Throws OutsideError if nothing was delivered. */
  post(address: string, headers: Record<string, string>, body: Buffer): Promise<OutsideReceipt> {
    return this.requests.inTime(async (signal) => {
      const response = await this.send(address, headers, body, signal);
      response.destroy();
      return receiptOf(response);
    });
  }

  /** Posts the body and reads the beginning of the response body too; an endless body is cut off. */
  ask(address: string, headers: Record<string, string>, body: Buffer): Promise<OutsideAnswer> {
    return this.requests.inTime(async (signal) => {
      const response = await this.send(address, { ...headers, 'accept-encoding': 'identity' }, body, signal);
      return { ...receiptOf(response), text: await beginningOf(response) };
    });
  }

  private send(
    address: string,
    headers: Record<string, string>,
    body: Buffer,
    signal: AbortSignal,
  ): Promise<IncomingMessage> {
    const length = { 'content-length': String(body.length) };
    const request = { method: 'POST', headers: { ...headers, ...length }, body } as const;
    return this.requests.send(allowedUrl(address), request, signal);
  }
}

const receiptOf = ({ statusCode, headers }: IncomingMessage): OutsideReceipt => ({
  status: statusCode!,
  retryAfter: headers['retry-after'] ?? null,
});

/** Reads until the end, the limit or the timeout. The status has already decided the result. */
async function beginningOf(response: IncomingMessage): Promise<string> {
  const kept = Buffer.alloc(MOST_KEPT);
  let size = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      if (size < MOST_KEPT) chunk.copy(kept, size);
      size += chunk.length;
      if (size >= MOST_READ) break;
    }
  } catch {
    // interrupted, or out of time
  }
  response.destroy();
  return kept.subarray(0, size).toString('utf8');
}
