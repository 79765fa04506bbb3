import fs from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FirstView, OpenedView } from './first-views.js';
import { type PlaceWords, type ProductWords, writeHead } from './document-head.js';

/** First request of every page of both apps: the site's name, and the content of its own pages. */
const SITE = '/api/site';
const THUMBNAIL = /"thumbnailUrl":"(\/api\/media\/public\/[\da-f-]+)"/;

/** First request of a page about one product. */
const PRODUCT = '/api/products/:id';

type Answers = Map<string, string>;

/**
 * Documents of a built app, as one caller gets them: each names the site, and carries the responses its page needs from the API
 * first, so that the page needs no second round trip.
 */
export class Documents {
  private readonly texts = new Map<string, string>();

  constructor(
    private readonly fastify: FastifyInstance,
    private readonly folder: string,
    private readonly publicUrl: string,
  ) {}

  /** Returns a document with only what a visitor may know, also about the page's product. */
  async forEverybody(request: FastifyRequest, file: string, opened?: OpenedView): Promise<string> {
    const { ip, url } = request;
    const stranger = { ip, url, headers: {} };
    const about = opened && aboutProduct(opened);
    const answers = await this.ask([SITE, ...(about === undefined ? [] : [about])], stranger);
    const carried = new Map([...answers].filter(([asked]) => asked === SITE));
    return this.fill(file, carried, { request, product: read(answers, about) as ProductWords | undefined });
  }

  /** Returns a document with responses for this caller only. */
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

  /** Sends the requests as this caller, under every rule and limit; refused ones are left to the page. */
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

/** Returns the preload link of the largest picture. A returning caller may own the product, and see it opened instead. */
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
