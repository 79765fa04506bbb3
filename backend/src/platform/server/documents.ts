import fs from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { canonicalPath, type FirstView, type OpenedView } from './first-views.js';
import { writeHead } from './document-head.js';
import { scriptJson } from './script-json.js';
import {
  aboutProduct,
  aboutSite,
  type Facts,
  type ProductAnswer,
  type ReviewAnswer,
  type SiteAnswer,
} from './structured-data.js';

/** First request of every page of both apps: the site's name, and the texts of its pages. */
const SITE = '/api/site';
const THUMBNAIL = /"thumbnailUrl":"(\/api\/media\/public\/[\da-f-]+)"/;

/** First requests of a page about one product. */
const PRODUCT = '/api/products/:id';
const REVIEWS = '/api/products/:id/reviews';

type Answers = Map<string, string>;

/**
 * Documents of a built app, as one caller gets them: each names the site, tells search engines about its page, and carries the
 * responses its page needs from the API first, so that the page needs no second round trip.
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
    const product = opened?.view.answers.includes(PRODUCT) ? [PRODUCT.replace(':id', opened.id)] : [];
    const answers = await this.ask([SITE, ...product], stranger);
    const carried = new Map([...answers].filter(([asked]) => asked === SITE));
    return this.fill(file, { carried, answers, request, opened });
  }

  /** Returns a document with responses for this caller only. */
  async forCaller(request: FastifyRequest, opened: OpenedView): Promise<string> {
    const { document, view, id } = opened;
    const answers = await this.ask([SITE, ...view.answers.map((url) => url.replace(':id', id))], request);
    const links = preload(view, answers, request);
    return this.fill(document, { carried: answers, answers, request, opened, links });
  }

  private fill(file: string, { carried, answers, request, opened, links = '' }: Filling): string {
    const said = [...carried].map(([url, body]) => `${JSON.stringify(url)}:${body}`).join(',');
    const site = read(answers, SITE) as SiteAnswer | undefined;
    const document = site ? this.named(file, { site, answers, request, opened }) : this.built(file);
    return document
      .replace('</head>', () => `${links}</head>`)
      .replace(
        '</body>',
        () => `<script type="application/json" id="first-answers">${scriptJson(`{${said}}`)}</script></body>`,
      );
  }

  /** Writes the head. It takes its facts from the answers that the page carries, so it costs no statement. */
  private named(file: string, { site, answers, request, opened }: Naming): string {
    const { publicUrl } = this;
    const [pathname = '/', query = ''] = request.url.split('?');
    const head = { site, publicUrl, pathname };
    if (!opened) return writeHead(this.built(file), head);
    const { view, id } = opened;
    const product = read(answers, PRODUCT.replace(':id', id)) as ProductAnswer | undefined;
    const address = canonicalPath(opened, query, product);
    const canonical = address === undefined ? undefined : publicUrl + address;
    return writeHead(this.built(file), {
      ...head,
      page: pageWords(view, site),
      ...(product && { product }),
      ...(canonical !== undefined && {
        canonical,
        things: thingsOn(view, product, { site, publicUrl, url: canonical }, reviewsIn(answers)),
      }),
    });
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
  /** Answers that the page gets along. */
  carried: Answers;
  /** Answers that its head is written from. */
  answers: Answers;
  request: FastifyRequest;
  opened: OpenedView | undefined;
  links?: string;
}

type Naming = Pick<Filling, 'answers' | 'request' | 'opened'> & { site: SiteAnswer };

/** Texts of a page that has its own; the top of the coaching page describes that page. */
const pageWords = ({ page, title, description }: FirstView, { coaching }: SiteAnswer) => ({
  ...(title !== undefined && { title }),
  description: description ?? (page === 'coaching' ? coaching.hero.lead : ''),
});

function thingsOn(
  { page }: FirstView,
  product: ProductAnswer | undefined,
  facts: Facts,
  reviews: ReviewAnswer[],
): object[] {
  if (product) return aboutProduct(product, reviews, facts);
  return page === 'home' ? aboutSite(facts) : [];
}

function reviewsIn(answers: Answers): ReviewAnswer[] {
  const url = [...answers.keys()].find((asked) => IS_REVIEWS.test(asked));
  return (read(answers, url) as { items: ReviewAnswer[] } | undefined)?.items ?? [];
}

const IS_REVIEWS = new RegExp(`^${REVIEWS.replace(':id', '[^/]+')}`);

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
