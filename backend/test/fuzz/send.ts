import http from 'node:http';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import type { OddRequest } from './odd-input.js';

export interface Reply {
  status: number;
  type: string;
  text: string;
}

const DECODE: Record<string, (bytes: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  deflate: inflateSync,
};

/** Some odd requests accept any encoding. */
function decoded(bytes: Buffer, encoding: string | undefined): string {
  const decode = bytes.length > 0 && encoding !== undefined ? DECODE[encoding] : undefined;
  return (decode ? decode(bytes) : bytes).toString();
}

/** Sends a request unchanged: a well-behaved client would repair or refuse half of these. */
export function send(
  base: string,
  { method, target, headers, body }: Omit<OddRequest, 'caller'>,
): Promise<Reply> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    const request = http.request({ hostname, port, method, path: target, headers }, (response) => {
      const {
        statusCode: status = 0,
        headers: { 'content-type': type = '' },
      } = response;
      // a stream runs for minutes
      if (type.startsWith('text/event-stream')) {
        response.on('error', () => undefined).destroy();
        resolve({ status, type, text: '' });
        return;
      }
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status,
          type,
          text: decoded(Buffer.concat(chunks), response.headers['content-encoding']),
        }),
      );
    });
    request.on('error', reject);
    request.end(body);
  });
}
