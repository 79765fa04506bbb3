import fs from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  addressIn,
  asLanguage,
  DEFAULT_LANGUAGE,
  type Language,
  LANGUAGE_PARAMETER,
  LANGUAGES,
} from '../../kernel/languages.js';
import { languageOf } from '../http/accept-language.js';
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

/** First requests of a page about one product, or one certificate. */
const PRODUCT = '/api/products/:id';
const CERTIFICATE = '/api/certificates/:id';
const REVIEWS = '/api/products/:id/reviews';

type Answers = Map<string, string>;

export interface Page {
  html: string;
  /** True if the page is about something that does not exist. */
  isMissing: boolean;
}

/**
 * Documents of a built app, as one caller gets them: each names the site, tells search engines about its page, and
 * contains the responses that its page needs from the API first, which saves a second round trip.
 */
export class Documents {
  private readonly texts = new Map<string, string>();

  constructor(
    private readonly fastify: FastifyInstance,
    private readonly folder: string,
    private readonly publicUrl: string,
  ) {}

  /**
   * Returns a document with only what a visitor may know, including the page's product. A caller with a cookie may know
   * more, so for them the product is never missing.
   */
  async forEverybody(request: FastifyRequest, file: string, opened?: OpenedView): Promise<Page> {
    const { ip, headers } = request;
    const subject = subjectOf(opened);
    const { answers, missing } = await this.ask([SITE, ...(subject ? [subject] : [])], {
      ip,
      headers: languageHeader(request),
    });
    const carried = new Map([...answers].filter(([asked]) => asked === SITE));
    return {
      html: this.fill(file, { carried, answers, request, opened }),
      isMissing: missing.includes(subject) && headers.cookie === undefined,
    };
  }

  /** Returns a document with responses for this caller only. */
  async forCaller(request: FastifyRequest, opened: OpenedView): Promise<Page> {
    const { document, view, id } = opened;
    const urls = [SITE, ...view.answers.map((url) => url.replace(':id', id))];
    const { ip, headers } = request;
    const { cookie } = headers;
    const { answers, missing } = await this.ask(urls, {
      ip,
      headers: { ...(cookie !== undefined && { cookie }), ...languageHeader(request) },
    });
    const links = preload(view, answers, request);
    return {
      html: this.fill(document, { carried: answers, answers, request, opened, links }),
      isMissing: missing.includes(subjectOf(opened)),
    };
  }

  private fill(file: string, { carried, answers, request, opened, links = '' }: Filling): string {
    const said = [...carried].map(([url, body]) => `${JSON.stringify(url)}:${body}`).join(',');
    const site = read(answers, SITE) as SiteAnswer | undefined;
    const document = site ? this.named(file, { site, answers, request, opened }) : this.built(file);
    const language = pageLanguage(request);
    return document
      .replace('<html lang="en"', `<html lang="${language}"`)
      .replaceAll(ENGLISH_WORDS, `$1${language}/`)
      .replace('</head>', () => `${links}</head>`)
      .replace(
        '</body>',
        () =>
          `<script type="application/json" id="first-answers" lang="${language}">${scriptJson(`{${said}}`)}</script></body>`,
      );
  }

  /** Writes the head. It uses facts from the embedded responses, so it needs no statement. */
  private named(file: string, { site, answers, request, opened }: Naming): string {
    const { publicUrl } = this;
    const [pathname = '/', query = ''] = request.url.split('?');
    const head = { site, publicUrl, pathname };
    if (!opened) return writeHead(this.built(file), head);
    const { view, id } = opened;
    const product = read(answers, PRODUCT.replace(':id', id)) as ProductAnswer | undefined;
    const address = canonicalPath(opened, query, product);
    const language = pageLanguage(request);
    const page = certificateWords(opened, answers, language) ?? pageWords(view, site, language);
    const shown = { ...head, page, ...(product && { product }) };
    if (address === undefined) return writeHead(this.built(file), shown);
    const versions = new Map(LANGUAGES.map((each) => [each, publicUrl + addressIn(each, address)]));
    const canonical = publicUrl + addressIn(namedLanguage(request) ?? DEFAULT_LANGUAGE, address);
    return writeHead(this.built(file), {
      ...shown,
      versions,
      canonical,
      things: thingsOn(view, product, { site, publicUrl, url: canonical }, reviewsIn(answers)),
    });
  }

  /** Sends the requests as this caller, under every rule and limit. Refused ones are left to the page. */
  private async ask(urls: readonly string[], { ip, headers }: Asking): Promise<Asked> {
    const responses = await Promise.all(
      urls.map(async (url) => ({
        url,
        response: await this.fastify.inject({ url, headers, remoteAddress: ip }),
      })),
    );
    const having = (status: number) => responses.filter(({ response }) => response.statusCode === status);
    return {
      answers: new Map(having(200).map(({ url, response }) => [url, response.body])),
      missing: having(404).map(({ url }) => url),
    };
  }

  private built(file: string): string {
    const known = this.texts.get(file);
    if (known !== undefined) return known;
    const text = fs.readFileSync(path.join(this.folder, file), 'utf8');
    this.texts.set(file, text);
    return text;
  }
}

interface Asking {
  ip: string;
  headers: Record<string, string>;
}

type Addressed = Pick<FastifyRequest, 'url' | 'headers'>;

/** The texts that an English document loads along. */
const ENGLISH_WORDS = /(\/assets\/words\/\w+\/)en\//g;

/** Language that the address of a page names. */
const namedLanguage = ({ url }: Addressed): Language | undefined =>
  asLanguage(new URLSearchParams(url.split('?')[1]).get(LANGUAGE_PARAMETER) ?? '');

/** Language of a page: that of its address, or the one its reader likes best. */
const pageLanguage = (request: Addressed): Language =>
  namedLanguage(request) ?? languageOf(request.headers['accept-language']) ?? DEFAULT_LANGUAGE;

/** Asks for answers in the language of the page. */
const languageHeader = (request: Addressed) => ({ 'accept-language': pageLanguage(request) });

interface Asked {
  answers: Answers;
  /** Paths of things that do not exist, or not for this caller. */
  missing: (string | undefined)[];
}

interface Filling {
  /** Responses embedded in the page. */
  carried: Answers;
  /** Responses from which the head is written. */
  answers: Answers;
  request: FastifyRequest;
  opened: OpenedView | undefined;
  links?: string;
}

type Naming = Pick<Filling, 'answers' | 'request' | 'opened'> & { site: SiteAnswer };

/** Returns the path of the one thing that a page is about. */
const subjectOf = (opened: OpenedView | undefined): string | undefined =>
  opened?.view.answers.find((url) => url === PRODUCT || url === CERTIFICATE)?.replace(':id', opened.id);

/** Texts of a shared certificate. They name its course but not its owner, who may be a minor. */
function certificateWords({ view, id }: OpenedView, answers: Answers, language: Language) {
  const certificate = read(answers, CERTIFICATE.replace(':id', id)) as CertificateAnswer | undefined;
  if (!certificate) return undefined;
  const { courseTitle, thumbnailUrl } = certificate;
  return {
    title: (view.title?.[language] ?? '').replace('{{course}}', () => courseTitle),
    description: view.description?.[language] ?? '',
    thumbnailUrl,
  };
}

interface CertificateAnswer {
  courseTitle: string;
  thumbnailUrl: string | null;
}

/** Texts of a page that has its own. The coaching page is described by its top section. */
const pageWords = (
  { page, title, description }: FirstView,
  { coaching }: SiteAnswer,
  language: Language,
) => ({
  ...(title && { title: title[language] }),
  description: description?.[language] ?? (page === 'coaching' ? coaching.hero.lead : ''),
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

/**
 * Returns the preload link of the largest picture. There is none for a caller who may own the product, and see it
 * opened instead.
 */
function preload(view: FirstView, answers: Answers, { headers }: FastifyRequest): string {
  if (view.showsHero) {
    const site = read(answers, SITE) as { pictures: Hero } | undefined;
    return pictureLink(site?.pictures.hero.pictureUrl, view);
  }
  if (!view.showsThumbnail || headers.cookie !== undefined) return '';
  const [, thumbnail] = THUMBNAIL.exec([...answers.values()].join(',')) ?? [];
  return pictureLink(thumbnail, view);
}

interface Hero {
  hero: { pictureUrl: string };
}

/** Pictures of the app have one size; those of the API have several. Browsers without AVIF skip the link. */
function pictureLink(url: string | undefined, { pictureWidth, pictureSet }: FirstView): string {
  if (url === undefined) return '';
  const isSized = url.startsWith('/api/') && pictureWidth !== undefined && pictureSet !== undefined;
  const source = isSized
    ? `type="image/avif" imagesrcset="${pictureSet.replaceAll(':picture', url)}" imagesizes="${pictureWidth}"`
    : `href="${url}"`;
  return `<link rel="preload" as="image" fetchpriority="high" ${source}>`;
}
