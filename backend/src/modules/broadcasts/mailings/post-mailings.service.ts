import { Inject, Injectable } from '@nestjs/common';
import { Clock, later, minutes } from '../../../kernel/clock.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import {
  type InlineLink,
  type MailingContent,
  type MailingPurpose,
  MailingsService,
} from '../../notifications/index.js';
import { readerOf, whyLeftOut } from '../audience/reader.sql.js';
import type { MailingTranslations, MailingVersion } from '../mailing.entity.js';
import type { LeftOutReason } from '../mailing-terms.js';
import type { SequenceTrigger } from '../sequence-triggers.js';
import { findLinks } from './find-links.js';
import { LinkTokensService } from './link-tokens.service.js';

/** Max mailings handed on per minute, so that no email provider takes them for a flood. */
export const MAILINGS_PER_MINUTE = 120;

/** Lock held while mailings are posted, so that two workers together keep one pace. */
const PACE_LOCK = `select pg_advisory_xact_lock(hashtextextended('broadcasts', 0))`;

interface Waiting {
  id: string;
  accountId: string;
  mailingId: string;
  purpose: MailingPurpose;
  subject: string;
  text: string;
  html: string | null;
  translations: MailingTranslations;
  title: string;
  /** Product or module that started the sequence; null: none. */
  occasion: string | null;
  trigger: SequenceTrigger | null;
  why: LeftOutReason | null;
}

interface Link {
  id: string;
  mailingId: string;
  url: string;
}

/** Hands waiting mailings to the email queue at a steady pace. */
@Injectable()
export class PostMailingsService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly mailings: MailingsService,
    private readonly tokens: LinkTokensService,
  ) {}

  /**
   * Posts as many mailings as this minute allows, spread over it. Each is marked in the transaction that queues its
   * email, so an interrupted run posts nothing twice. Recipients who may no longer get it are skipped now.
   */
  async post(): Promise<void> {
    await this.database.transaction(async (tx) => {
      await tx.query(PACE_LOCK);
      await this.handOn(tx, await this.waiting(tx, await this.room(tx, this.clock.now())));
    });
  }

  /** Posts all waiting mailings at once, regardless of pace, while emails are held. */
  async postAll(): Promise<void> {
    let posted: number;
    do {
      posted = await this.database.transaction(async (tx) => {
        await tx.query(PACE_LOCK);
        const waiting = await this.waiting(tx, MAILINGS_PER_MINUTE);
        await this.handOn(tx, waiting);
        return waiting.length;
      });
    } while (posted > 0);
  }

  private async handOn(tx: Tx, waiting: readonly Waiting[]): Promise<void> {
    const now = this.clock.now();
    const leaving = waiting.filter(({ why }) => why !== null);
    const going = waiting.filter(({ why }) => why === null);
    await tx.query(
      `update mailing_deliveries d set status = 'left_out', reason = l.reason
         from unnest($1::uuid[], $2::text[]) as l (id, reason) where d.id = l.id`,
      [leaving.map(({ id }) => id), leaving.map(({ why }) => why)],
    );
    await tx.query(
      `update mailing_deliveries set status = 'posted', posted_at = $2 where id = any($1::uuid[])`,
      [going.map(({ id }) => id), now],
    );
    const links = await this.linksOf(tx, going);
    for (const [index, delivery] of going.entries())
      await this.mailings.add(tx, {
        deliveryId: delivery.id,
        accountId: delivery.accountId,
        mailing: this.contentOf(
          delivery,
          links.filter(({ mailingId }) => mailingId === delivery.mailingId),
        ),
        runAt: later(now, Math.floor((index * minutes(1)) / MAILINGS_PER_MINUTE)),
      });
  }

  /** Returns every version of the email: its reader's language is known when it is written. */
  private contentOf(delivery: Waiting, links: readonly Link[]): MailingContent {
    const { id, purpose, title, translations, occasion, trigger } = delivery;
    const written = ({ subject, text, html }: MailingVersion) => ({
      subject,
      text,
      ...(html !== null && { html }),
      links: this.counted(text, id, links),
    });
    const { es } = translations;
    return {
      purpose,
      title,
      ...written(delivery),
      ...(es && { translations: { es: written(es) } }),
      ...(occasion !== null &&
        title !== '' && {
          titleOf: { of: trigger === 'module_opened' ? 'module' : 'product', ids: [occasion] },
        }),
    };
  }

  private async room(tx: Tx, now: Date): Promise<number> {
    const row = await tx.one<{ posted: number }>(
      'select count(*)::int as posted from mailing_deliveries where posted_at > $1',
      [later(now, -minutes(1))],
    );
    return Math.max(0, MAILINGS_PER_MINUTE - (row?.posted ?? 0));
  }

  /** Reads waiting mailings, those of sequences first: they are few, and a broadcast may take an hour. */
  private waiting(tx: Tx, limit: number): Promise<Waiting[]> {
    const kind = `coalesce(b.purpose, q.purpose) || '_mailing'`;
    return tx.query<Waiting>(
      `select d.id, d.account_id as "accountId", d.mailing_id as "mailingId", coalesce(b.purpose, q.purpose) as purpose,
              l.subject, l.text, l.html, l.translations, coalesce(e.title, '') as title, e.occasion, q.trigger, ${whyLeftOut(kind)} as why
       from mailing_deliveries d join mailings l on l.id = d.mailing_id
       left join broadcasts b on b.mailing_id = d.mailing_id and d.entry_id is null
       left join sequence_entries e on e.id = d.entry_id left join sequences q on q.id = e.sequence_id
       ${readerOf('d.account_id', kind)}
       where d.status = 'waiting' order by d.entry_id is null, d.id limit $1 for update of d`,
      [limit],
    );
  }

  private linksOf(tx: Tx, going: readonly Waiting[]): Promise<Link[]> {
    return tx.query<Link>(
      'select id, mailing_id as "mailingId", url from mailing_links where mailing_id = any($1::uuid[])',
      [going.map(({ mailingId }) => mailingId)],
    );
  }

  /** Links of a text, each replaced by our own address, which counts this recipient's clicks. */
  private counted(text: string, deliveryId: string, links: readonly Link[]): InlineLink[] {
    const { publicUrl } = this.config;
    return findLinks(text, publicUrl).map((link) => {
      const kept = links.find(({ url }) => url === link.url);
      if (!kept) return link;
      const token = this.tokens.make({ deliveryId, linkId: kept.id });
      return { ...link, address: link.url, url: `${publicUrl}/api/mailing-links/${token}` };
    });
  }
}
