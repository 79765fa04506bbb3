import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import { SharedReads } from '../../platform/database/shared-reads.js';
import { LegalQueries } from '../legal/index.js';
import { PublishedSiteService } from '../site/index.js';
import { type ListedPage, robotsText, sitemapXml } from './crawler-files.js';

/** Limit of the sitemap protocol for both languages, minus the pages that are not products. */
const MOST_PRODUCTS = 24_900;

/** Serves the files that crawlers request at the root of the site. They are not operations of the API. */
@Injectable()
export class CrawlerFilesService implements OnModuleInit {
  private readonly shared = new SharedReads<ListedPage[]>();

  constructor(
    private readonly host: HttpAdapterHost,
    private readonly database: Database,
    private readonly site: PublishedSiteService,
    private readonly legal: LegalQueries,
    @Inject(CONFIG) private readonly config: Pick<Config, 'publicUrl'>,
  ) {}

  onModuleInit(): void {
    // the operator's commands have no server
    const fastify = this.host.httpAdapter?.getInstance<FastifyInstance | undefined>();
    fastify?.get('/robots.txt', (_request, reply) =>
      send(reply, 'text/plain; charset=utf-8', robotsText(this.config.publicUrl)),
    );
    fastify?.get('/sitemap.xml', async (_request, reply) => {
      const pages = await this.shared.read('pages', () => this.pages());
      return send(reply, 'application/xml', sitemapXml(this.config.publicUrl, pages));
    });
  }

  /** Lists the site's own pages, the products of the shop, and the legal texts. */
  private async pages(): Promise<ListedPage[]> {
    const [siteChangedAt, legal, products] = await Promise.all([
      this.site.publishedAt(),
      this.legal.dates(),
      this.database.query<ProductRow>(
        `select f.id, f.type, f.updated_at as "changedAt" from published_products p join product_facts f on f.id = p.id
         order by f.published_at desc, f.id desc limit ${MOST_PRODUCTS}`,
      ),
    ]);
    const times = products.map(({ changedAt }) => changedAt.getTime());
    return [
      { path: '/', changedAt: siteChangedAt },
      { path: '/courses', changedAt: times.length === 0 ? null : new Date(Math.max(...times)) },
      { path: '/coaching', changedAt: siteChangedAt },
      ...products.map(({ id, type, changedAt }) => ({
        path: `/${type === 'course' ? 'course' : 'product'}/${id}`,
        changedAt,
      })),
      ...legal.map(({ document, publishedAt }) => ({ path: `/${document}`, changedAt: publishedAt })),
    ];
  }
}

type ProductRow = { id: string; type: string; changedAt: Date };

const AN_HOUR = 'public, max-age=3600';

const send = (reply: FastifyReply, type: string, text: string): FastifyReply =>
  reply.type(type).header('cache-control', AN_HOUR).send(text);
