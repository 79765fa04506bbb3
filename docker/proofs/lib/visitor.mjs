import https from 'node:https';

/** Time limit: no answer of the product takes longer. */
const PATIENCE = 120_000;

/**
 * A browser in front of the installation, with its own cookies. The names of site and files resolve to this machine's
 * proxy, whose certificates come from its own authority.
 */
export class Visitor {
  #host;
  #port;
  #agent;
  #cookies = new Map();

  constructor({ host, port, authority }) {
    this.#host = host;
    this.#port = port;
    this.#agent = new https.Agent({ keepAlive: true, maxSockets: 4, ca: authority });
  }

  /** Gives `{ status, headers, body, took }`; status 0 is a connection that broke, `error` says how. */
  ask = async (method, path, { json } = {}) => {
    const headers = { origin: `https://${this.#host}`, cookie: this.#written() };
    const body = json === undefined ? undefined : Buffer.from(JSON.stringify(json));
    if (body) headers['content-type'] = 'application/json';
    const answer = await this.#send(method, new URL(path, `https://${this.#host}`), headers, body);
    for (const cookie of answer.headers?.['set-cookie'] ?? []) this.#keep(cookie);
    return { ...answer, body: parsed(answer.bytes) };
  };

  /** Asks for what must be there, and gives it. */
  async get(path) {
    return expectGood('GET', path, await this.ask('GET', path));
  }

  async post(path, json) {
    return expectGood('POST', path, await this.ask('POST', path, { json }));
  }

  /** Requests any name of the installation, such as a signed file URL. */
  async send(method, address, headers, body) {
    return expectGood(method, address, await this.#send(method, new URL(address), headers, body), 'bytes');
  }

  close() {
    this.#agent.destroy();
  }

  #send(method, { hostname, pathname, search }, headers, body) {
    return new Promise((resolve) => {
      const began = performance.now();
      const done = (answer) => resolve({ ...answer, took: performance.now() - began });
      const broken = (error) => done({ status: 0, error: error.code ?? error.message });
      const request = https.request({
        method,
        host: '127.0.0.1',
        port: this.#port,
        servername: hostname,
        path: pathname + search,
        agent: this.#agent,
        timeout: PATIENCE,
        headers: { ...headers, host: hostname, ...(body && { 'content-length': body.length }) },
      });
      request.on('timeout', () => request.destroy(new Error('nobody answered')));
      request.on('error', broken);
      request.on('response', (answer) => {
        const pieces = [];
        answer.on('data', (piece) => pieces.push(piece)).on('error', broken);
        answer.on('end', () =>
          done({ status: answer.statusCode, headers: answer.headers, bytes: Buffer.concat(pieces) }),
        );
      });
      request.end(body);
    });
  }

  #keep(cookie) {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie);
    if (value === '') this.#cookies.delete(name);
    else this.#cookies.set(name, value);
  }

  #written() {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }
}

function expectGood(method, path, answer, part = 'body') {
  if (answer.status >= 200 && answer.status < 300) return answer[part];
  const said = answer.error ?? answer.bytes.toString('utf8').slice(0, 500);
  throw new Error(`${method} ${path}: ${answer.status} ${said}`);
}

function parsed(bytes) {
  const text = bytes?.toString('utf8') ?? '';
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
