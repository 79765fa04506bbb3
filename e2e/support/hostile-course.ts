import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type APIRequestContext, expect } from '@playwright/test';
import { HOSTILE_ADDRESSES } from '../../backend/test/hostile/addresses';
import { fill, STORABLE } from './payloads';

type Id = { id: string };
type Settings = Record<string, unknown>;
interface Widget {
  type: string;
  settings: Settings;
}

interface Thicket {
  id: string;
  title: string;
  widgets: number;
  /** Number of texts among them. */
  written: number;
}

const WIDGETS_PER_PAGE = 90;
/** Number of payloads per text, because texts may be long. */
const IN_A_TEXT = 8;
const MEDIA = path.join(import.meta.dirname, '../../backend/src/demo/media');
/** The server's limits, by which payloads are combined into fields. */
const LIMITS = {
  label: 80,
  title: 160,
  name: 200,
  words: 300,
  question: 500,
  description: 2000,
  transcript: 20_000,
};

/** A course in which every typed text is hostile, created as the coach's browser does it. */
export class HostileCourse {
  id = '';
  module = '';
  /** Number of pages in its first lesson. */
  pages = 0;
  /** Lessons full of widgets. */
  readonly thickets: Thicket[] = [];
  /** Position of each type's widget in the last of them. */
  oneOfEachType: number[] = [];
  /** Products with hostile texts, all published. */
  readonly copies: string[] = [];
  private lesson = '';
  private named = 0;

  constructor(private readonly request: APIRequestContext) {}

  async begin(): Promise<void> {
    const thumbnailUrl = await this.upload('thumbnail', 'image/png', PIXEL);
    const words = { description: 'A course for this test.', category: 'For Moms', price: '0' };
    const course = await this.post('/api/courses', {
      title: `Thorns ${randomUUID()}`,
      ...words,
      thumbnailUrl,
    });
    this.id = course.id;
    const section = await this.addTo('sections', this.id, 'Thorns');
    const module = await this.addTo('modules', section, 'Brambles');
    this.lesson = await this.addTo('lessons', module, 'Nettles');
    this.module = module;
  }

  /** Creates everything in the tree, with hostile titles. */
  async grow(): Promise<void> {
    const titles = fill(LIMITS.title);
    const subtitles = fill(LIMITS.words);
    const descriptions = fill(LIMITS.description);
    const section = await this.addTo('sections', this.id, titles[0]!);
    const module = await this.addTo('modules', section, titles[0]!);
    this.pages = titles.length;
    await together(titles, async (title, n) => {
      const changes = { title, subtitle: subtitles[n % subtitles.length] };
      const own = await this.addTo('sections', this.id, title);
      await this.edit('sections', own, changes);
      await this.edit('modules', await this.addTo('modules', own, title), changes);
      const lesson = await this.addTo('lessons', module, title);
      await this.edit('lessons', lesson, { ...changes, description: descriptions[n % descriptions.length] });
      await this.addTo('pages', this.lesson, title);
    });
    for (const name of fill(120).slice(0, 3)) {
      await this.post('/api/creator/lesson-templates', { name, lessonId: this.lesson });
    }
  }

  /** Creates widgets of all eleven types on separate pages. */
  async plant(): Promise<void> {
    const widgets = await this.widgets();
    const lessons = Math.ceil(widgets.length / WIDGETS_PER_PAGE);
    const dealt = Array.from({ length: lessons }, (_, l) => widgets.filter((_, n) => n % lessons === l));
    const types = (own: Widget[]) => [...new Set(own.map(({ type }) => type))];
    this.oneOfEachType = types(dealt.at(-1)!).map((type) =>
      dealt.at(-1)!.findIndex((one) => one.type === type),
    );
    await together(dealt, async (own, n) => {
      const title = `Thicket ${n + 1}`;
      const lesson = await this.addTo('lessons', this.module, title);
      const written = own.filter(({ type }) => type === 'text').length;
      this.thickets[n] = { id: lesson, title, widgets: own.length, written };
      const page = await this.addTo('pages', lesson, 'Page 1');
      for (const [orderIndex, widget] of own.entries()) {
        await this.post(`/api/creator/pages/${page}/widgets`, { ...widget, orderIndex });
      }
    });
  }

  /** Fills in the other texts of the store; fields with fixed choices can't be hostile. */
  async dress(): Promise<void> {
    const titles = fill(LIMITS.title);
    const summaries = fill(LIMITS.words);
    const lines = fill(LIMITS.title);
    const durations = fill(60);
    const descriptions = fill(10_000);
    await this.edit('products', this.id, { whatsInside: lines.slice(0, 20) });
    await together(titles, async (title, n) => {
      const of = (filled: string[]) => filled[n % filled.length];
      const { id } = await this.post(`/api/creator/products/${this.id}/duplicate`, {});
      const whatsInside = lines.slice((n * 4) % lines.length).slice(0, 4);
      const texts = { title, summary: of(summaries), thumbnailAlt: of(summaries), duration: of(durations) };
      await this.edit('products', id, { ...texts, description: of(descriptions), whatsInside });
      await this.publish(id);
      this.copies.push(id);
    });
    await this.edit('products', this.id, {
      description: descriptions.at(-1),
      summary: summaries[0],
      thumbnailAlt: summaries[1],
    });
  }

  async publish(id = this.id): Promise<void> {
    expect((await this.request.post(`/api/creator/products/${id}/publish`)).status()).toBe(200);
  }

  /** Unpublishes everything again, so that later journeys find the shop as it was. */
  async leave(): Promise<void> {
    for (const id of [this.id, ...this.copies]) {
      expect((await this.request.post(`/api/creator/products/${id}/archive`)).status()).toBe(200);
    }
  }

  private async widgets(): Promise<Widget[]> {
    const image = await this.media('image', 'image/png', PIXEL);
    const video = await this.media(
      'video',
      'video/mp4',
      await readFile(path.join(MEDIA, 'video/bloom-gate.mp4')),
    );
    const audio = await this.media('audio', 'audio/mp4', await readFile(path.join(MEDIA, AUDIO)));
    const of = Object.fromEntries(
      Object.entries(LIMITS).map(([name, limit]) => [name, fill(limit)]),
    ) as Record<keyof typeof LIMITS, string[]>;
    const each = (
      fields: (keyof typeof LIMITS)[],
      make: (at: (field: keyof typeof LIMITS) => string) => Widget,
    ) =>
      Array.from({ length: Math.max(...fields.map((field) => of[field].length)) }, (_, n) =>
        make((field) => of[field][n % of[field].length]!),
      );
    const media = { mediaAssetId: video };
    return [
      ...texts().map((content) => ({ type: 'text', settings: { content } })),
      { type: 'text', settings: { content: links() } },
      ...each(['words'], (at) => ({
        type: 'image',
        settings: { mediaAssetId: image, alt: at('words'), caption: at('words') },
      })),
      ...each(['title'], (at) => ({
        type: 'video',
        settings: { ...media, title: at('title'), caption: at('words'), transcript: at('transcript') },
      })),
      ...each(['title'], (at) => ({
        type: 'audio',
        settings: {
          mediaAssetId: audio,
          title: at('title'),
          caption: at('words'),
          transcript: at('transcript'),
        },
      })),
      ...each(['name'], (at) => ({
        type: 'file',
        settings: { mediaAssetId: image, fileName: at('name'), caption: at('words') },
      })),
      ...each(['label'], (at) => ({ type: 'button', settings: { label: at('label'), url: '/library' } })),
      ...(['calendly', 'typeform'] as const).flatMap((type) =>
        each(['title'], (at) => ({ type, settings: { url: `https://${type}.com/x`, title: at('title') } })),
      ),
      ...each(['question', 'words'], (at) => ({
        type: 'question',
        settings: {
          kind: 'multiple_choice',
          question: at('question'),
          correctOptionId: 'a',
          options: ['a', 'b'].map((id) => ({ id, text: at('words') })),
          feedback: { correct: at('question'), incorrect: at('question') },
        },
      })),
      ...each(['question'], (at) => ({
        type: 'question',
        settings: { kind: 'journal', question: at('question') },
      })),
      ...each(['label', 'question'], (at) => ({
        type: 'opinionScale',
        settings: { question: at('question'), minLabel: at('label'), maxLabel: at('label') },
      })),
      { type: 'stopwatch', settings: { initialSeconds: 60 } },
    ];
  }

  /** Creates a file whose name is hostile too. */
  private async media(fileType: string, mimeType: string, bytes: Buffer): Promise<string> {
    const storageUrl = await this.upload('media', mimeType, bytes);
    const names = fill(LIMITS.name);
    const fileName = names[this.named++ % names.length];
    const about = { fileName, fileType, mimeType, fileSize: bytes.length };
    return (await this.post('/api/creator/media', { ...about, storageUrl })).id;
  }

  private async upload(purpose: string, mimeType: string, bytes: Buffer): Promise<string> {
    const data = { purpose, mimeType, fileSize: bytes.length };
    const answer = await this.request.post('/api/objects/upload', { data });
    const ticket = (await answer.json()) as { uploadURL: string; storageUrl: string };
    const headers = { 'content-type': mimeType };
    expect(
      (await fetch(ticket.uploadURL, { method: 'PUT', headers, body: new Uint8Array(bytes) })).status,
    ).toBe(200);
    return ticket.storageUrl;
  }

  private async addTo(level: string, parentId: string, title: string): Promise<string> {
    return (await this.post(`/api/creator/courses/${this.id}/outline/${level}`, { parentId, title })).id;
  }

  private async edit(what: string, id: string, data: object): Promise<void> {
    const answer = await this.request.patch(`/api/creator/${what}/${id}`, { data });
    expect(answer.ok(), `${what}: ${JSON.stringify(data)}`).toBe(true);
  }

  private async post(url: string, data: object): Promise<Id> {
    const answer = await this.request.post(url, { data });
    expect(answer.ok(), `${url} ${JSON.stringify(data)}: ${await answer.text()}`).toBe(true);
    return (await answer.json()) as Id;
  }
}

const AUDIO = 'audio/edge-of-sleep.m4a';
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const texts = (): string[] =>
  Array.from({ length: Math.ceil(STORABLE.length / IN_A_TEXT) }, (_, n) =>
    STORABLE.slice(n * IN_A_TEXT, (n + 1) * IN_A_TEXT).join('\n'),
  );

/** Returns each address as a link in a text; those that can't be stored at all are not sent. */
const links = (): string =>
  HOSTILE_ADDRESSES.filter((url) => !/[\p{Cc}\p{Cs}]/u.test(url))
    .map((url) => `<p><a href="${url.replaceAll('"', '&quot;')}">x</a></p>`)
    .join('');

const AT_ONCE = 6;

/** Runs all of them, a few at a time, like a few browsers at a server with two cores. */
async function together<T>(all: readonly T[], act: (one: T, index: number) => Promise<void>): Promise<void> {
  const waiting = [...all.entries()];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await act(next[1], next[0]);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}
