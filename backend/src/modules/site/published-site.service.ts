import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { DEFAULT_LANGUAGE, type Language } from '../../kernel/languages.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { ChannelListener } from '../../platform/database/channel-listener.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { completeContent } from './content/complete-content.js';
import { contentIn } from './content/content-in-language.js';
import { mailColoursOf } from './content/palettes.js';
import type { SiteContent } from './content/site-content.js';
import { STARTING_CONTENT } from './content/starting-content.js';
import { type PictureAddresses, publicAddresses } from './picture-addresses.js';
import type { SiteResponse } from './site.dto.js';
import { addressOf, visibleSite } from './visible-site.js';

/** Channel on which processes notify each other of a newly published site. */
const SITE_CHANNEL = 'site_published';

/** Settings of the business that apply to the whole site. */
type OfBusiness = Pick<SiteResponse, 'currency' | 'timeZone'>;

interface Edition extends OfBusiness {
  number: number;
  content: SiteContent;
  publishedAt: Date | null;
}

interface EditionRow extends Record<string, unknown>, OfBusiness {
  number: number | null;
  content: object | null;
  publishedAt: Date | null;
}

const READ = `
  select b.currency, c.time_zone as "timeZone", e.number, e.content, e.published_at as "publishedAt"
  from business_currency b cross join coach_calendar c
  left join (select number, content, published_at from site_editions order by number desc limit 1) e on true`;

/** Name, contact address, and light and dark colors of everything the site sends. */
type Letterhead = { place: string; contact: string; colours: ReturnType<typeof mailColoursOf> };

/**
 * Provides the published site. Every page needs it, so each process keeps the newest edition in memory until it is
 * notified of a newer one; without a working connection for notifications it keeps none.
 */
@Injectable()
export class PublishedSiteService implements OnModuleDestroy {
  private kept: Promise<Edition> | undefined;
  private readonly news: ChannelListener;
  private readonly sender: string;
  private readonly hasCalendly: boolean;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    @Inject(CONFIG) { mail, calendlyUrl }: Config,
  ) {
    this.sender = addressOf(mail.from);
    this.hasCalendly = calendlyUrl !== null;
    const forget = () => this.forget();
    this.news = new ChannelListener(database, SITE_CHANNEL, { onNotice: forget, onLost: forget });
  }

  async site(language: Language = DEFAULT_LANGUAGE): Promise<SiteResponse> {
    const { number, currency, timeZone, content } = await this.edition();
    return {
      edition: number,
      currency,
      timeZone,
      ...this.visible(content, language, publicAddresses(content.pictures)),
    };
  }

  /** Returns the published content as the coach wrote it. */
  async content(): Promise<SiteContent> {
    return (await this.edition()).content;
  }

  /** Returns the time at which the site was last published; null: never. */
  async publishedAt(): Promise<Date | null> {
    return (await this.edition()).publishedAt;
  }

  /** Returns the currency of all prices and sales, and the time zone of the site. */
  async business(): Promise<OfBusiness> {
    const { currency, timeZone } = await this.edition();
    return { currency, timeZone };
  }

  /** Returns the site's name, contact address and colors, for emails. */
  async letterhead(): Promise<Letterhead> {
    const { place, coach, palette } = await this.content();
    return { place: place.name, contact: coach.email || this.sender, colours: mailColoursOf(palette) };
  }

  /** Returns this content as visitors would see it now. */
  visible(
    written: SiteContent,
    language: Language,
    pictures: PictureAddresses,
  ): Omit<SiteResponse, 'edition' | keyof OfBusiness> {
    const { hasCalendly } = this;
    const { content, untranslated } = contentIn(language, written);
    return {
      ...visibleSite(content, pictures, this.sender, this.clock.now()),
      hasCalendly,
      untranslated,
    };
  }

  /** Notifies every process of a change to the published site, once the transaction commits. */
  async tell(tx: Tx): Promise<void> {
    await tx.query(`select pg_notify($1, '')`, [SITE_CHANNEL]);
  }

  /** Forgets the edition in this process; other processes are notified by the database. */
  forget(): void {
    this.kept = undefined;
  }

  onModuleDestroy(): Promise<void> {
    return this.news.close();
  }

  private async edition(): Promise<Edition> {
    await this.news.open();
    this.kept ??= this.read();
    const asked = this.kept;
    return asked.catch((error: unknown) => {
      if (this.kept === asked) this.forget();
      throw error;
    });
  }

  private async read(): Promise<Edition> {
    const newest = await this.database.one<EditionRow>(READ);
    if (!newest) throw new Error('the business has no row');
    const { currency, timeZone, number, content, publishedAt } = newest;
    return number === null || content === null
      ? { currency, timeZone, number: 0, content: STARTING_CONTENT, publishedAt: null }
      : { currency, timeZone, number, content: completeContent(content), publishedAt };
  }
}
