import { Inject, Injectable } from '@nestjs/common';
import { badRequest } from '../../../kernel/errors.js';
import { newId } from '../../../kernel/ids.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import type { Tx } from '../../../platform/database/database.js';
import { mailTextOf } from '../../../platform/html/mail-text.js';
import { safeMailHtml } from '../../../platform/html/safe-html.js';
import { MailingsService } from '../../notifications/index.js';
import {
  type Mailing,
  type MailingTranslations,
  type MailingVersion,
  TEXT_LIMIT,
} from '../mailing.entity.js';
import { findLinks } from './find-links.js';
import type { MailingTranslationsDto, MailingWordsRequest } from './mailing-words.dto.js';

type Words = Omit<MailingWordsRequest, 'translations'>;

/** Words of a mailing as they are stored. */
export interface MailingTexts extends MailingVersion {
  /** Undefined: no change. */
  translations: MailingTranslations | undefined;
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
  checked({ translations, ...english }: MailingWordsRequest, withTitle: boolean, path = ''): MailingTexts {
    return {
      ...this.version(english, withTitle, path),
      translations: translations && this.versions(translations, withTitle, path),
    };
  }

  /** Checks the versions in other languages, and leaves out those without any words. */
  private versions(sent: MailingTranslationsDto, withTitle: boolean, path: string): MailingTranslations {
    return Object.fromEntries(
      Object.entries(sent).flatMap(([language, { subject = '', text, html }]) =>
        [subject, text, html].some((words) => words?.trim())
          ? [[language, this.version({ subject, text, html }, withTitle, `${path}translations.${language}.`)]]
          : [],
      ),
    );
  }

  /** Checks the words in one language. */
  version({ subject, text, html: sent }: Words, withTitle: boolean, path = ''): MailingVersion {
    const html = sent ? safeMailHtml(sent) : null;
    const words = html === null ? (text ?? '') : mailTextOf(html, this.config.publicUrl);
    const field = html === null ? 'text' : 'html';
    const problems = {
      subject: subject.trim() === '' ? 'is required' : this.mailings.problemIn(subject, withTitle),
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

  async add(tx: Tx, words: MailingTexts): Promise<string> {
    const { subject, text, html, translations = {} } = words;
    const id = newId();
    await tx.query(
      'insert into mailings (id, subject, text, html, translations) values ($1, $2, $3, $4, $5)',
      [id, subject, text, html, translations],
    );
    await this.keepLinks(tx, id, { text, translations });
    return id;
  }

  /** Changes the stored text. Emails that were already sent keep the words and links they were sent with. */
  async change(tx: Tx, id: string, words: MailingTexts): Promise<void> {
    const { subject, text, html } = words;
    const { translations } = await tx.only<Pick<Mailing, 'translations'>>(
      `update mailings set subject = $2, text = $3, html = $4, translations = coalesce($5::jsonb, translations)
       where id = $1 returning translations`,
      [id, subject, text, html, words.translations ?? null],
    );
    await this.keepLinks(tx, id, { text, translations });
  }

  /** Deletes addresses that are no longer in any version of the text, unless an email with the mailing has already gone out. */
  private async keepLinks(
    tx: Tx,
    mailingId: string,
    { text, translations }: Pick<Mailing, 'text' | 'translations'>,
  ): Promise<void> {
    // the report names an address by its English words
    const versions = [...Object.values(translations).map((version) => version.text), text];
    const links = versions.flatMap((words) => findLinks(words, this.config.publicUrl));
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
