import fs from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A page people come to from outside, as the build of its app lists it. */
interface FirstView {
  /** The addresses it is shown at. */
  paths: string[];
  /** Its document is `<page>.html`. */
  page: string;
  /** What it asks of the API first. */
  answers: string[];
  /** Its largest picture is the first thumbnail among the answers. */
  showsThumbnail?: boolean;
}

/** A first view at an address of its own. */
export interface OpenedView {
  document: string;
  view: FirstView;
  id: string;
}

const LIST = 'first-views.json';
const ID = ':id';
const THUMBNAIL = /"thumbnailUrl":"(\/api\/media\/public\/[\da-f-]+)"/;

/**
 * Pages people come to from outside are shown without a round trip to the API: their documents name the code they need
 * and the largest picture, and carry the API's first answers.
 */
export class FirstViews {
  private readonly views: readonly FirstView[];
  private readonly documents = new Map<string, string>();

  constructor(
    private readonly fastify: FastifyInstance,
    private readonly folder: string,
  ) {
    const list = path.join(folder, LIST);
    this.views = fs.existsSync(list) ? (JSON.parse(fs.readFileSync(list, 'utf8')) as FirstView[]) : [];
  }

  find(pathname: string): OpenedView | undefined {
    for (const view of this.views) {
      for (const pattern of view.paths) {
        const id = idIn(pathname, pattern);
        if (id !== undefined) return { document: `${view.page}.html`, view, id };
      }
    }
    return undefined;
  }

  /** The document with the answers in it; undefined for an address that may ask for something else. */
  async documentFor(
    request: FastifyRequest,
    { document, view, id }: OpenedView,
  ): Promise<string | undefined> {
    if (request.url.includes('?')) return undefined;
    const urls = view.answers.map((url) => url.replace(ID, id));
    const answers = (await Promise.all(urls.map((url) => this.answer(url, request)))).flat();
    const text = `{${answers.join(',')}}`.replaceAll('<', '\\u003c');
    // Who has been here before may own what is shown, and see it opened instead.
    const isStranger = request.headers.cookie === undefined;
    const thumbnail = view.showsThumbnail && isStranger && THUMBNAIL.exec(text)?.[1];
    const preload = thumbnail
      ? `<link rel="preload" as="image" fetchpriority="high" href="${thumbnail}">`
      : '';
    return this.read(document)
      .replace('</head>', () => `${preload}</head>`)
      .replace('</body>', () => `<script type="application/json" id="first-answers">${text}</script></body>`);
  }

  /** As this very caller would be answered, by every rule and limit; nothing where that is a refusal. */
  private async answer(url: string, { ip, headers: { cookie } }: FastifyRequest): Promise<string[]> {
    const headers = cookie === undefined ? {} : { cookie };
    const { statusCode, body } = await this.fastify.inject({ url, headers, remoteAddress: ip });
    return statusCode === 200 ? [`${JSON.stringify(url)}:${body}`] : [];
  }

  private read(document: string): string {
    const known = this.documents.get(document);
    if (known !== undefined) return known;
    const text = fs.readFileSync(path.join(this.folder, document), 'utf8');
    this.documents.set(document, text);
    return text;
  }
}

/** The id in an address of this pattern, empty where the pattern has none; undefined for another address. */
function idIn(pathname: string, pattern: string): string | undefined {
  if (!pattern.endsWith(ID)) return pathname === pattern ? '' : undefined;
  const before = pattern.slice(0, -ID.length);
  const id = pathname.startsWith(before) ? pathname.slice(before.length) : '';
  return /^[\w-]+$/.test(id) ? id : undefined;
}
