import http from 'node:http';
import type { OddRequest } from './odd-input.js';

export interface Reply {
  status: number;
  type: string;
  text: string;
}

/** Sends exactly what it is given: a well-behaved client would repair or refuse half of it. */
export function send(
  base: string,
  { method, target, headers, body }: Omit<OddRequest, 'caller'>,
): Promise<Reply> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    const request = http.request({ hostname, port, method, path: target, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          type: response.headers['content-type'] ?? '',
          text: Buffer.concat(chunks).toString(),
        }),
      );
    });
    request.on('error', reject);
    request.end(body);
  });
}
