import { Injectable } from '@nestjs/common';
import { DEFAULT_LANGUAGE, type Language, LANGUAGES, type OtherLanguage } from '../../../kernel/languages.js';
import type { Translations } from '../../../kernel/translations.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { joined, type OtherTitles, type TitleOf } from './titles.js';

interface Row {
  id: string;
  title: string;
  translations: Translations<{ title: string; name: string }>;
}

/** Records with their titles. The title of a group is its name. */
const ROWS = {
  announcement: 'select id, title, translations from announcement_facts where id = any($1::uuid[])',
  product: 'select id, title, translations from product_facts where id = any($1::uuid[])',
  module: 'select id, title, translations from module_places where id = any($1::uuid[])',
  lesson: 'select id, title, translations from lesson_places where id = any($1::uuid[])',
  event: 'select id, title, translations from event_facts where id = any($1::uuid[])',
  session: 'select id, title, translations from booked_sessions where id = any($1::uuid[])',
  group: 'select id, name as title, translations from group_facts where id = any($1::uuid[])',
} satisfies Record<TitleOf['of'], string>;

const OTHERS = LANGUAGES.filter((language): language is OtherLanguage => language !== DEFAULT_LANGUAGE);

/** The coach's titles within notifications and emails, in the language of their reader. */
@Injectable()
export class TitlesQueries {
  constructor(private readonly database: Database) {}

  /** Returns the titles, joined, in each language that one of them is translated into, to store in a notification. */
  async inOthers(tx: Tx, { of, ids }: TitleOf): Promise<OtherTitles> {
    const rows = await tx.query<Row>(ROWS[of], [ids]);
    const named = ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
    return Object.fromEntries(
      OTHERS.filter((language) => named.some((row) => translated(row, language) !== undefined)).map(
        (language) => [language, joined(named.map((row) => translated(row, language) ?? row.title))],
      ),
    );
  }

  /** Returns the translated titles by id, for an email. An English reader costs nothing. */
  async translated(language: Language, { of, ids }: TitleOf): Promise<ReadonlyMap<string, string>> {
    if (language === DEFAULT_LANGUAGE || ids.length === 0) return new Map();
    const rows = await this.database.query<Row & Record<string, unknown>>(ROWS[of], [ids]);
    return new Map(
      rows.flatMap((row) => {
        const title = translated(row, language);
        return title === undefined ? [] : [[row.id, title]];
      }),
    );
  }

  /** Returns one title in the reader's language, or the known one. */
  async oneIn(language: Language, of: TitleOf['of'], id: string, known: string): Promise<string> {
    return (await this.translated(language, { of, ids: [id] })).get(id) ?? known;
  }
}

function translated({ translations }: Row, language: OtherLanguage): string | undefined {
  const texts = translations[language];
  return texts?.title ?? texts?.name;
}
