import { Injectable } from '@nestjs/common';
import type { Language } from '../../../kernel/languages.js';
import { Database } from '../../../platform/database/database.js';
import type { MailKind } from '../kinds/mail-kinds.js';
import type { TemplateTexts } from '../templates/compose.js';

/** The coach's texts for an email; with our defaults `texts` is null, and `version` is 0 until the first save. */
export interface Wording {
  kind: MailKind;
  language: Language;
  texts: TemplateTexts | null;
  version: number;
  savedAt: Date | null;
}

const COLUMNS = 'kind, language, texts, version, saved_at as "savedAt"';

/** Reads the coach's own texts of emails. */
@Injectable()
export class MailWordingsQueries {
  constructor(private readonly database: Database) {}

  /** Lists all texts that were ever changed. */
  async all(): Promise<Wording[]> {
    return this.database.query<Wording & Record<string, unknown>>(`select ${COLUMNS} from mail_wordings`);
  }

  async of(kind: MailKind, language: Language): Promise<Wording> {
    const row = await this.database.one<Wording & Record<string, unknown>>(
      `select ${COLUMNS} from mail_wordings where kind = $1 and language = $2`,
      [kind, language],
    );
    return row ?? { kind, language, texts: null, version: 0, savedAt: null };
  }
}
