import supertest from 'supertest';
import type TestAgent from 'supertest/lib/agent.js';
import { heldAgainstContract } from '../contract/strict-answers.js';
import type { OutsideWorld } from './outside-world.js';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** A browser with its own cookies; every response is checked against the contract. */
export class Visitor {
  private readonly browser: TestAgent;
  private readonly elsewhere: TestAgent;

  constructor(private readonly world: OutsideWorld) {
    const trusting = { ca: world.authority };
    this.browser = heldAgainstContract(supertest.agent(world.url, trusting)).set('origin', world.url);
    this.elsewhere = supertest.agent(world.filesUrl, trusting);
  }

  /** Requests an existing resource, and returns its body. */
  async get<Answer>(path: string): Promise<Answer> {
    return (await this.ask('get', path)).body as Answer;
  }

  async post<Answer>(path: string, body?: object): Promise<Answer> {
    return (await this.ask('post', path, body)).body as Answer;
  }

  async put<Answer>(path: string, body: object): Promise<Answer> {
    return (await this.ask('put', path, body)).body as Answer;
  }

  async patch<Answer>(path: string, body: object): Promise<Answer> {
    return (await this.ask('patch', path, body)).body as Answer;
  }

  /** Expects a refusal, and returns its code. */
  async refused(method: Method, path: string, body?: object): Promise<string> {
    const answer = await this.send(method, path, body);
    if (answer.status < 400) throw new Error(`${method} ${path} is answered ${answer.status}`);
    return (answer.body as { code: string }).code;
  }

  /** Sends a file directly to the storage, at an address that the server has signed; returns the file's URL. */
  async upload(bytes: Buffer, said: { purpose: string; mimeType: string }): Promise<string> {
    const { uploadURL, storageUrl, requiredHeaders } = await this.post<{
      uploadURL: string;
      storageUrl: string;
      requiredHeaders: Record<string, string>;
    }>('/api/objects/upload', { ...said, fileSize: bytes.length });
    await this.elsewhere.put(this.pathOf(uploadURL)).set(requiredHeaders).send(bytes).expect(200);
    return storageUrl;
  }

  /** Requests these bytes of a file, as a player does. */
  async bytes(url: string, from: number, to: number): Promise<Buffer> {
    const answer = await this.elsewhere
      .get(this.pathOf(url))
      .set('range', `bytes=${from}-${to}`)
      .buffer(true)
      .parse((response, done) => {
        const pieces: Buffer[] = [];
        response.on('data', (piece: Buffer) => pieces.push(piece));
        response.on('end', () => done(null, Buffer.concat(pieces)));
      })
      .expect(206);
    return answer.body as Buffer;
  }

  private pathOf(url: string): string {
    const { origin, pathname, search } = new URL(url);
    if (origin !== this.world.filesUrl) throw new Error(`${origin} is not where files are fetched from`);
    return pathname + search;
  }

  private async ask(method: Method, path: string, body?: object) {
    const answer = await this.send(method, path, body);
    if (answer.status < 300) return answer;
    throw new Error(`${method} ${path} is answered ${answer.status} ${answer.text}`);
  }

  private send(method: Method, path: string, body?: object) {
    const request = this.browser[method](path);
    return body === undefined ? request : request.send(body);
  }
}
