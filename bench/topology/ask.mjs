import http from 'node:http';
import https from 'node:https';

/** Time limit: no response of the product takes longer, and slower ones are a separate kind of failure. */
const PATIENCE = 60_000;

/**
 * Sends requests as many different visitors: each with its own connections and address (127.0.x.y), because the product
 * counts by address. Returns `{ status, body, took }`; status 0 is a broken connection, with its `error`.
 */
export function asker(origin, authority) {
  const { protocol, hostname, port, host } = new URL(origin);
  const { Agent, request } = protocol === 'https:' ? https : http;

  return function visitor(n = 0) {
    const localAddress = `127.0.${1 + ((n >> 8) & 0x7f)}.${1 + (n % 254)}`;
    const agent = new Agent({ keepAlive: true, maxSockets: 4, ca: authority });
    const ask = (method, path, { json, headers = {}, patience = PATIENCE } = {}) =>
      new Promise((resolve) => {
        const began = performance.now();
        const done = (answer) => resolve({ ...answer, took: performance.now() - began });
        const body = json === undefined ? undefined : JSON.stringify(json);
        const sent = request({
          host: '127.0.0.1',
          servername: hostname,
          port,
          method,
          path,
          agent,
          localAddress,
          timeout: patience,
          headers: {
            host,
            origin,
            ...(body !== undefined && {
              'content-type': 'application/json',
              'content-length': Buffer.byteLength(body),
            }),
            ...headers,
          },
        });
        sent.on('timeout', () => sent.destroy(new Error('nobody answered')));
        sent.on('error', (error) => done({ status: 0, error: error.code ?? error.message }));
        sent.on('response', (answer) => {
          let text = '';
          answer.setEncoding('utf8').on('data', (piece) => (text += piece));
          answer.on('error', (error) => done({ status: 0, error: error.code ?? error.message }));
          answer.on('end', () =>
            done({ status: answer.statusCode, headers: answer.headers, body: parsed(text) }),
          );
        });
        sent.end(body);
      });
    return { ask, close: () => agent.destroy() };
  };
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
