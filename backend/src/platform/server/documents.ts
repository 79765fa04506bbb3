import fs from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FirstView, OpenedView } from './first-views.js';
import { type PlaceWords, type ProductWords, writeHead } from './document-head.js';

/** What every page of both apps asks first: how the place is called, and what its own pages say. */
const SITE = '/api/site';
const THUMBNAIL = /"thumbnailUrl":"(\/api\/media\/public\/[\da-f-]+)"/;

/** What a page about one product asks first. */
const PRODUCT = '/api/products/:id';

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
    private readonly publicUrl: string,
  ) {}

  /** Says what a stranger may know, also of the product that its page is about. */
  async forEverybody(request: FastifyRequest, file: string, opened?: OpenedView): Promise<string> {
    const { ip, url } = request;
    const stranger = { ip, url, headers: {} };
    const about = opened && aboutProduct(opened);
    const answers = await this.ask([SITE, ...(about === undefined ? [] : [about])], stranger);
    const carried = new Map([...answers].filter(([asked]) => asked === SITE));
    return this.fill(file, carried, { request, product: read(answers, about) as ProductWords | undefined });
  }

  /** Holds answers for one person. */
  async forCaller(request: FastifyRequest, opened: OpenedView): Promise<string> {
    const { document, view, id } = opened;
    const answers = await this.ask([SITE, ...view.answers.map((url) => url.replace(':id', id))], request);
    const product = read(answers, aboutProduct(opened)) as ProductWords | undefined;
    return this.fill(document, answers, { request, product, links: preload(view, answers, request) });
  }

  private fill(file: string, answers: Answers, { request, product, links = '' }: Filling): string {
    const said = [...answers].map(([url, body]) => `${JSON.stringify(url)}:${body}`).join(',');
    const text = `{${said}}`.replaceAll('<', '\\u003c');
    const site = read(answers, SITE) as PlaceWords | undefined;
    const [pathname = '/'] = request.url.split('?');
    const head = { publicUrl: this.publicUrl, pathname, ...(product && { product }) };
    const document = site ? writeHead(this.built(file), { ...site, ...head }) : this.built(file);
    return document
      .replace('</head>', () => `${links}</head>`)
      .replace('</body>', () => `<script type="application/json" id="first-answers">${text}</script></body>`);
  }

  /** As this very caller would be answered, by every rule and limit; what is refused is left to the page. */
  private async ask(urls: readonly string[], { ip, headers: { cookie } }: Asking): Promise<Answers> {
    const headers = cookie === undefined ? {} : { cookie };
    const answers = await Promise.all(
      urls.map(async (url) => {
        const { statusCode, body } = await this.fastify.inject({ url, headers, remoteAddress: ip });
        return statusCode === 200 ? ([url, body] as const) : undefined;
      }),
    );
    return new Map(answers.filter((answer) => answer !== undefined));
  }

  private built(file: string): string {
    const known = this.texts.get(file);
    if (known !== undefined) return known;
    const text = fs.readFileSync(path.join(this.folder, file), 'utf8');
    this.texts.set(file, text);
    return text;
  }
}

/** Who asks. */
type Asking = Pick<FastifyRequest, 'ip' | 'headers'>;

interface Filling {
  request: FastifyRequest;
  product: ProductWords | undefined;
  links?: string;
}

const aboutProduct = ({ view, id }: OpenedView): string | undefined =>
  view.answers.includes(PRODUCT) ? PRODUCT.replace(':id', id) : undefined;

function read(answers: Answers, url: string | undefined): unknown {
  const body = url === undefined ? undefined : answers.get(url);
  return body === undefined ? undefined : (JSON.parse(body) as unknown);
}

/** Names the largest picture. Who has been here before may own what is shown, and see it opened instead. */
function preload(view: FirstView, answers: Answers, { headers }: FastifyRequest): string {
  if (view.showsHero) {
    const site = read(answers, SITE) as { pictures: Hero } | undefined;
    return pictureLink(site?.pictures.hero.pictureUrl);
  }
  if (!view.showsThumbnail || headers.cookie !== undefined) return '';
  const [, thumbnail] = THUMBNAIL.exec([...answers.values()].join(',')) ?? [];
  return pictureLink(thumbnail);
}

interface Hero {
  hero: { pictureUrl: string };
}

const pictureLink = (url: string | undefined): string =>
  url === undefined ? '' : `<link rel="preload" as="image" fetchpriority="high" href="${url}">`;
