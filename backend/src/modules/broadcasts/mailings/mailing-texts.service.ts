import { Inject, Injectable } from '@nestjs/common';
import { badRequest } from '../../../kernel/errors.js';
import { newId } from '../../../kernel/ids.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import type { Tx } from '../../../platform/database/database.js';
import { mailTextOf } from '../../../platform/html/mail-text.js';
import { safeMailHtml } from '../../../platform/html/safe-html.js';
import { MailingsService } from '../../notifications/index.js';
import { TEXT_LIMIT } from '../mailing.entity.js';
import { findLinks } from './find-links.js';
import type { MailingWordsRequest } from './mailing-words.dto.js';

/** Words of a mailing as they are stored. */
export interface MailingTexts {
  subject: string;
  text: string;
  html: string | null;
}

/** Stores the texts that the coach sends to many, and the addresses in them. */
@Injectable()
export class MailingTextsService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly mailings: MailingsService,
  ) {}

  /**
   * Cleans a text, writes its plain version, and refuses placeholders that this mailing does not have. The errors name
   * the fields, prefixed by `path`.
   */
  checked({ subject, text, html: sent }: MailingWordsRequest, withTitle: boolean, path = ''): MailingTexts {
    const html = sent ? safeMailHtml(sent) : null;
    const words = html === null ? (text ?? '') : mailTextOf(html, this.config.publicUrl);
    const field = html === null ? 'text' : 'html';
    const problems = {
      subject: this.mailings.problemIn(subject, withTitle),
      [field]: this.problemIn(words, withTitle),
    };
    const fields = Object.entries(problems).flatMap(([name, problem]) =>
      problem === undefined ? [] : [[`${path}${name}`, problem] as const],
    );
    if (fields.length > 0)
      throw badRequest('invalid', 'Please check the highlighted fields', Object.fromEntries(fields));
    return { subject: onOneLine(subject), text: words, html };
  }

  private problemIn(text: string, withTitle: boolean): string | undefined {
    if (text === '') return 'is required';
    if (text.length > TEXT_LIMIT) return `must be at most ${TEXT_LIMIT} characters`;
    return this.mailings.problemIn(text.replaceAll(PRODUCT, ''), withTitle);
  }

  async add(tx: Tx, { subject, text, html }: MailingTexts): Promise<string> {
    const id = newId();
    await tx.query('insert into mailings (id, subject, text, html) values ($1, $2, $3, $4)', [
      id,
      subject,
      text,
      html,
    ]);
    await this.keepLinks(tx, id, text);
    return id;
  }

  /** Changes the stored text. Emails that were already sent keep the words and links they were sent with. */
  async change(tx: Tx, id: string, { subject, text, html }: MailingTexts): Promise<void> {
    await tx.query('update mailings set subject = $2, text = $3, html = $4 where id = $1', [
      id,
      subject,
      text,
      html,
    ]);
    await this.keepLinks(tx, id, text);
  }

  /** Deletes addresses that are no longer in the text, unless an email with the mailing has already gone out. */
  private async keepLinks(tx: Tx, mailingId: string, text: string): Promise<void> {
    const links = findLinks(text, this.config.publicUrl);
    const byAddress = new Map(links.map((link) => [link.url, link]));
    await tx.query(
      `delete from mailing_links where mailing_id = $1 and url <> all($2::text[])
         and not exists (select from mailing_deliveries d where d.mailing_id = $1 and d.status = 'posted')`,
      [mailingId, [...byAddress.keys()]],
    );
    const all = [...byAddress.values()];
    await tx.query(
      `insert into mailing_links (id, mailing_id, url, label)
       select new.id, $1, new.url, new.label from unnest($2::uuid[], $3::text[], $4::text[]) as new (id, url, label)
       on conflict (mailing_id, url) do update set label = excluded.label`,
      [mailingId, all.map(() => newId()), all.map(({ url }) => url), all.map(({ label }) => label)],
    );
  }
}

/** Placeholders that stand for products in the plain text. */
const PRODUCT = /\{\{product:[\da-f-]{36}\}\}/g;

const onOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');
