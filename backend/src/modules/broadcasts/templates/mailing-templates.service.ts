import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { notFound } from '../../../kernel/errors.js';
import { newId } from '../../../kernel/ids.js';
import { Database } from '../../../platform/database/database.js';
import { MAX_ROWS } from '../../../platform/http/list-query.js';
import { MailingTextsService } from '../mailings/mailing-texts.service.js';
import type { MailingTemplateRequest, MailingTemplateResponse } from './mailing-templates.dto.js';

const COLUMNS = `id, name, subject, text, html, translations, saved_at as "savedAt"`;

type Row = MailingTemplateResponse & Record<string, unknown>;

/** Emails that the coach saved to start others from them. */
@Injectable()
export class MailingTemplatesService {
  constructor(
    private readonly database: Database,
    private readonly texts: MailingTextsService,
    private readonly clock: Clock,
  ) {}

  list(): Promise<MailingTemplateResponse[]> {
    return this.database.query<Row>(
      `select ${COLUMNS} from mailing_templates order by lower(name) limit ${MAX_ROWS}`,
    );
  }

  /** Saves a template. One with the same name is replaced, so a name stands for one email. */
  async save({ name, ...request }: MailingTemplateRequest): Promise<MailingTemplateResponse> {
    // an email of a sequence may have the title of what started it
    const { subject, text, html, translations = {} } = this.texts.checked(request, true);
    const saved = await this.database.one<Row>(
      `insert into mailing_templates (id, name, subject, text, html, translations, saved_at)
       values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (lower(name)) do update set name = excluded.name, subject = excluded.subject, text = excluded.text,
         html = excluded.html, translations = excluded.translations, saved_at = excluded.saved_at
       returning ${COLUMNS}`,
      [newId(), name, subject, text, html, translations, this.clock.now()],
    );
    return saved!;
  }

  async remove(id: string): Promise<void> {
    const removed = await this.database.query('delete from mailing_templates where id = $1 returning id', [
      id,
    ]);
    if (removed.length === 0) throw notFound('Template');
  }
}
