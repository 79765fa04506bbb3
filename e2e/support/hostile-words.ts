import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import { NAMES, pieces, STORABLE } from './payloads';
import { type Words, writingOperations } from './typed-fields';

type Body = Record<string, unknown>;
type Id = { id: string };

/** Operations that write a person's name. */
const OF_PEOPLE = /\/api\/(me|family\/wards|students\/\{id\})$/;

/**
 * Number of calls per operation: by then a text of some thousand characters has had all payloads, and a shorter one
 * some of them.
 */
const ROUNDS = 4;
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Sends payloads in every text that the contract accepts on these paths, by the given operations. */
export class HostileWords {
  private readonly operations: Map<string, Words>;
  private readonly written = new Set<string>();
  /** Number of pieces sent, by field length. */
  private readonly sent = new Map<number, number>();

  private allSent = '';

  constructor(paths: RegExp) {
    this.operations = writingOperations(paths);
  }

  /** Texts in the contract that were not written, such as `POST /api/creator/groups name`. */
  get unwritten(): string[] {
    return [...this.operations]
      .flatMap(([operation, { limits }]) => [...limits.keys()].map((word) => `${operation} ${word}`))
      .filter((word) => !this.written.has(word));
  }

  /** Payloads that were not sent in any text. */
  get unsent(): string[] {
    return STORABLE.filter((payload) => !this.allSent.includes(payload));
  }

  /** Repeats until a long text has had all payloads; returns the responses. Values in `body` are replaced. */
  async write<Answer = Id>(
    who: APIRequestContext,
    operation: string,
    ids: Record<string, string> = {},
    body: Body | (() => Body | Promise<Body>) = {},
    rounds = ROUNDS,
  ): Promise<Answer[]> {
    const words = this.operations.get(operation);
    expect(words, `the contract has no words in ${operation}`).toBeDefined();
    const [method, template] = operation.split(' ') as [string, string];
    const url = template.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? '');
    const answers: Answer[] = [];
    for (let round = 0; round < rounds; round++) {
      const data = this.filled(typeof body === 'function' ? await body() : body, words!, operation);
      const answer = await who.fetch(url, { method, data });
      expect(answer.ok(), `${operation} ${JSON.stringify(data).slice(0, 300)}: ${await answer.text()}`).toBe(
        true,
      );
      const text = await answer.text();
      answers.push((text === '' ? {} : JSON.parse(text)) as Answer);
    }
    return answers;
  }

  /** Uploads a picture for a post. */
  async picture(who: APIRequestContext): Promise<{ storageUrl: string; alt: string }> {
    const asked = { purpose: 'post', mimeType: 'image/png', fileSize: PIXEL.length };
    const ticket = (await (await who.post('/api/objects/upload', { data: asked })).json()) as {
      uploadURL: string;
      storageUrl: string;
    };
    const headers = { 'content-type': 'image/png' };
    await fetch(ticket.uploadURL, { method: 'PUT', headers, body: new Uint8Array(PIXEL) });
    return { storageUrl: ticket.storageUrl, alt: '' };
  }

  /** Fills every text of the body, at any depth, and missing ones at the top level. */
  private filled(body: Body, { limits, onTop }: Words, operation: string): Body {
    const walk = (value: unknown, name: string): unknown => {
      if (Array.isArray(value)) return value.map((one) => walk(one, name));
      if (typeof value === 'object' && value !== null)
        return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, walk(inner, key)]));
      if (!limits.has(name)) return value;
      this.written.add(`${operation} ${name}`);
      const payloads = name === 'name' && OF_PEOPLE.test(operation) ? NAMES : STORABLE;
      return this.piece(limits.get(name)!, payloads);
    };
    return walk({ ...Object.fromEntries(onTop.map((name) => [name, ''])), ...body }, '') as Body;
  }

  /** Returns the next piece, so that fields of the same length share the list and never get the same one. */
  private piece(limit: number, payloads: readonly string[]): string {
    const all = pieces(limit, payloads);
    const count = this.sent.get(limit) ?? 0;
    this.sent.set(limit, count + 1);
    const piece = all[count % all.length]!;
    this.allSent += `${piece}\n`;
    return piece;
  }
}

/** Client-generated id of messages and points. */
export const named = (id: 'id' | 'clientId'): Body => ({ [id]: randomUUID() });
