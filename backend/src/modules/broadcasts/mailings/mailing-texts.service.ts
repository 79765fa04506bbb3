import { Inject, Injectable } from '@nestjs/common';
import { badRequest } from '../../../kernel/errors.js';
import { newId } from '../../../kernel/ids.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import type { Tx } from '../../../platform/database/database.js';
import { MailingsService } from '../../notifications/index.js';
import { findLinks } from './find-links.js';

export interface MailingTexts {
  subject: string;
  text: string;
}

/** Stores the texts that the coach sends to many, and the addresses in them. */
@Injectable()
export class MailingTextsService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly mailings: MailingsService,
  ) {}

  /** Refuses placeholders that this mailing does not have; the errors name the fields, prefixed by `path`. */
  check({ subject, text }: MailingTexts, withTitle: boolean, path = ''): void {
    const fields = Object.entries({ subject, text }).flatMap(([field, said]) => {
      const problem = this.mailings.problemIn(said, withTitle);
      return problem === undefined ? [] : [[`${path}${field}`, problem] as const];
    });
    if (fields.length > 0)
      throw badRequest('invalid', 'Please check the highlighted fields', Object.fromEntries(fields));
  }

  async add(tx: Tx, texts: MailingTexts): Promise<string> {
    const id = newId();
    await tx.query('insert into mailings (id, subject, text) values ($1, $2, $3)', [
      id,
      onOneLine(texts.subject),
      texts.text,
    ]);
    await this.keepLinks(tx, id, texts.text);
    return id;
  }

  /** Changes the stored text. Emails that were already sent keep the words and links they were sent with. */
  async change(tx: Tx, id: string, texts: MailingTexts): Promise<void> {
    await tx.query('update mailings set subject = $2, text = $3 where id = $1', [
      id,
      onOneLine(texts.subject),
      texts.text,
    ]);
    await this.keepLinks(tx, id, texts.text);
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

const onOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');
