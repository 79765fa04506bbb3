import fs from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FirstView, OpenedView } from './first-views.js';
import { nameThePlace, type PlaceWords } from './place-words.js';

/** What every page of both apps asks first: how the place is called, and what its own pages say. */
const SITE = '/api/site';
const THUMBNAIL = /"thumbnailUrl":"(\/api\/media\/public\/[\da-f-]+)"/;

/** What was asked of the API, and the answer as it travels. */
type Answers = Map<string, string>;

/**
 * The documents of a built app, as one caller gets them: each names the place, and carries what its page asks of the API
 * first, so that nothing waits for a second journey to the server.
 */
export class Documents {
  private readonly texts = new Map<string, string>();

  constructor(
    private readonly fastify: FastifyInstance,
    private readonly folder: string,
  ) {}

  async forEverybody(request: FastifyRequest, file: string): Promise<string> {
    return this.fill(file, await this.ask([SITE], request));
  }

  /** Holds answers for one person. */
  async forCaller(request: FastifyRequest, { document, view, id }: OpenedView): Promise<string> {
    const answers = await this.ask([SITE, ...view.answers.map((url) => url.replace(':id', id))], request);
    return this.fill(document, answers, preload(view, answers, request));
  }

  private fill(file: string, answers: Answers, links = ''): string {
    const said = [...answers].map(([url, body]) => `${JSON.stringify(url)}:${body}`).join(',');
    const text = `{${said}}`.replaceAll('<', '\\u003c');
    const site = answers.get(SITE);
    const { place } = (site === undefined ? {} : JSON.parse(site)) as { place?: PlaceWords };
    const document = place ? nameThePlace(this.read(file), place) : this.read(file);
    return document
      .replace('</head>', () => `${links}</head>`)
      .replace('</body>', () => `<script type="application/json" id="first-answers">${text}</script></body>`);
  }

  /** As this very caller would be answered, by every rule and limit; what is refused is left to the page. */
  private async ask(urls: readonly string[], { ip, headers: { cookie } }: FastifyRequest): Promise<Answers> {
    const headers = cookie === undefined ? {} : { cookie };
    const answers = await Promise.all(
      urls.map(async (url) => {
        const { statusCode, body } = await this.fastify.inject({ url, headers, remoteAddress: ip });
        return statusCode === 200 ? ([url, body] as const) : undefined;
      }),
    );
    return new Map(answers.filter((answer) => answer !== undefined));
  }

  private read(file: string): string {
    const known = this.texts.get(file);
    if (known !== undefined) return known;
    const text = fs.readFileSync(path.join(this.folder, file), 'utf8');
    this.texts.set(file, text);
    return text;
  }
}

/** Names the largest picture. Who has been here before may own what is shown, and see it opened instead. */
function preload({ showsThumbnail }: FirstView, answers: Answers, { headers }: FastifyRequest): string {
  if (!showsThumbnail || headers.cookie !== undefined) return '';
  const [, thumbnail] = THUMBNAIL.exec([...answers.values()].join(',')) ?? [];
  return thumbnail ? `<link rel="preload" as="image" fetchpriority="high" href="${thumbnail}">` : '';
}
