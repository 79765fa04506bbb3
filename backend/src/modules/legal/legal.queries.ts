import { Injectable } from '@nestjs/common';
import type { QueryResultRow } from 'pg';
import { Database, type Tx } from '../../platform/database/database.js';
import { LEGAL_DOCUMENTS, type LegalDocument } from './legal-documents.js';
import type { LegalDraftResponse, LegalPageResponse, LegalVersionResponse } from './legal.dto.js';
import { STARTING_TEXTS } from './starting-texts.js';

const DRAFTS = `select known.document, d.html, coalesce(d.version, 0) as version, v.html as published,
    coalesce(v.number, 0) as number, v.published_at as "publishedAt"
  from unnest($1::text[]) with ordinality as known(document, place)
  left join legal_drafts d on d.document = known.document
  left join lateral (
    select number, html, published_at from legal_versions where document = known.document
    order by number desc limit 1
  ) v on true
  order by known.place`;

interface Row extends QueryResultRow {
  document: LegalDocument;
  html: string | null;
  version: number;
  published: string | null;
  number: number;
  publishedAt: Date | null;
}

/** Reads legal pages for visitors, and for the coach who writes them. */
@Injectable()
export class LegalQueries {
  constructor(private readonly database: Database) {}

  /** Returns the newest version; before the first one, the starting text. */
  async page(document: LegalDocument): Promise<LegalPageResponse> {
    const [row] = await this.database.query<Row>(DRAFTS, [[document]]);
    const { published, number, publishedAt } = row!;
    const html = published ?? STARTING_TEXTS[document];
    return { document, html, publishedAt, version: number, isStartingText: isStarting(row!) };
  }

  /** Returns the times at which the legal pages were last published; null: still the starting text. */
  async dates(): Promise<{ document: LegalDocument; publishedAt: Date | null }[]> {
    const rows = await this.database.query<Row>(DRAFTS, [LEGAL_DOCUMENTS]);
    return rows.map(({ document, publishedAt }) => ({ document, publishedAt }));
  }

  async drafts(): Promise<LegalDraftResponse[]> {
    return (await this.database.query<Row>(DRAFTS, [LEGAL_DOCUMENTS])).map(asDraft);
  }

  async draftIn(tx: Tx, document: LegalDocument): Promise<LegalDraftResponse> {
    const row = await tx.one<Row>(DRAFTS, [[document]]);
    return asDraft(row!);
  }

  /** Lists versions, newest first. */
  versions(document: LegalDocument): Promise<LegalVersionResponse[]> {
    return this.database.query<LegalVersionResponse & QueryResultRow>(
      `select v.number, v.published_at as "publishedAt", a.name as "publishedBy"
       from legal_versions v left join account_names a on a.id = v.published_by
       where v.document = $1 order by v.number desc limit 200`,
      [document],
    );
  }
}

const isStarting = ({ document, published }: Row): boolean =>
  published === null || published === STARTING_TEXTS[document];

/** Returns the draft; without one, the text that visitors read. */
function asDraft(row: Row): LegalDraftResponse {
  const { document, version, number, published } = row;
  const visible = published ?? STARTING_TEXTS[document];
  const html = row.html ?? visible;
  return {
    document,
    version,
    html,
    publishedVersion: number,
    hasChanges: html !== visible,
    isStartingText: isStarting(row),
  };
}
