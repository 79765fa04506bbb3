import { execFile } from 'node:child_process';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { projectRoot } from '../../src/platform/config/project-root.js';
import type { TestApp } from '../app.js';
import type { Person } from '../builders/people.js';

const EXAMPLES = path.join(projectRoot, 'docs/examples');

/** Creates a personal API token, as Settings does. */
export async function aToken({ browser }: Person, ...scopes: string[]): Promise<string> {
  const wish = { name: 'docs/examples', scopes, expiresInDays: 30 };
  const { body } = await browser.post('/api/me/api-tokens').send(wish).expect(201);
  return (body as { token: string }).token;
}

export interface Run {
  code: number;
  /** Printed lines. */
  printed: string[];
  error: string;
}

/** Runs a program of docs/examples as its header says, and waits for it to end. */
export async function runExample(
  name: string,
  { url, token, args = [] }: { url: string; token: string; args?: readonly string[] },
): Promise<Run> {
  const env = { ...process.env, SANCTUM_URL: url, SANCTUM_TOKEN: token };
  const running = promisify(execFile)(process.execPath, [path.join(EXAMPLES, name), ...args], { env });
  const { code, stdout, stderr } = await running.then(
    (ended) => ({ ...ended, code: 0 }),
    (failed: { code: number; stdout: string; stderr: string }) => failed,
  );
  return { code, printed: stdout.split('\n').filter(Boolean), error: stderr };
}

/** A connection that breaks at a call: the server never gets it, or its response is lost. */
export class BreakingConnection {
  private calls = 0;
  private readonly server = createServer((request, response) => void this.forward(request, response));

  private constructor(
    private readonly to: string,
    private readonly breaksAt: number,
  ) {}

  static async open({ url }: TestApp, breaksAt: number): Promise<BreakingConnection> {
    const connection = new BreakingConnection(url, breaksAt);
    await new Promise<void>((done) => void connection.server.listen(0, '127.0.0.1', done));
    return connection;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): Promise<void> {
    return new Promise((done) => {
      this.server.close(() => done());
      this.server.closeAllConnections();
    });
  }

  private async forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.calls += 1;
    const isBroken = this.calls >= this.breaksAt;
    if (isBroken && this.breaksAt % 2 === 0) return void request.socket.destroy();
    const { method = 'GET', url = '', headers } = request;
    const body = method === 'GET' ? undefined : new Uint8Array(await buffer(request));
    const sent = { authorization: headers.authorization ?? '', 'content-type': 'application/json' };
    const answer = await fetch(`${this.to}${url}`, {
      method,
      headers: sent,
      ...(body?.length && { body }),
    });
    const text = await answer.text();
    if (isBroken) return void request.socket.destroy();
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' }).end(text);
  }
}

/** Runs a program repeatedly, each time over a connection that breaks one call later, until it completes. */
export async function runUntilDone(
  t: TestApp,
  name: string,
  how: { token: string; args?: readonly string[] },
): Promise<{ failures: number; last: Run }> {
  for (let breaksAt = 1; breaksAt < 100; breaksAt += 1) {
    const connection = await BreakingConnection.open(t, breaksAt);
    const last = await runExample(name, { ...how, url: connection.url });
    await connection.close();
    if (last.code === 0) return { failures: breaksAt - 1, last };
  }
  throw new Error(`${name} never reached its end`);
}
