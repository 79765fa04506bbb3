import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { QueryResultRow } from 'pg';
import { Database, type Tx } from '../../platform/database/database.js';
import { completeContent } from './content/complete-content.js';
import { PALETTE_SWATCHES } from './content/palettes.js';
import { STARTING_CONTENT } from './content/starting-content.js';
import type { SiteDraftResponse, SiteEditionResponse } from './site.dto.js';

const MOST_EDITIONS = 200;

const DRAFT = `select draft.content, coalesce(draft.version, 0) as version, newest.content as published,
    coalesce(newest.number, 0) as edition
  from (select 1) as always
  left join site_draft draft on true
  left join (select number, content from site_editions order by number desc limit 1) newest on true`;

interface Row extends QueryResultRow {
  content: object | null;
  version: number;
  published: object | null;
  edition: number;
}

/** The coach's view of the site: the current draft, and all editions. */
@Injectable()
export class SiteDraftQueries {
  constructor(private readonly database: Database) {}

  /** Returns the draft; without one, the content that visitors see. */
  async draft(): Promise<SiteDraftResponse> {
    return asDraft(await this.database.query<Row>(DRAFT));
  }

  async draftIn(tx: Tx): Promise<SiteDraftResponse> {
    return asDraft(await tx.query<Row>(DRAFT));
  }

  /** Lists editions, newest first. */
  editions(): Promise<SiteEditionResponse[]> {
    return this.database.query<SiteEditionResponse & Record<string, unknown>>(
      `select e.number, e.published_at as "publishedAt", a.name as "publishedBy"
       from site_editions e left join account_names a on a.id = e.published_by
       order by e.number desc limit ${MOST_EDITIONS}`,
    );
  }
}

/** Returns the draft; without one, the content that visitors see. */
function asDraft([row]: Row[]): SiteDraftResponse {
  const { content, version, published, edition } = row!;
  const visible = published ? completeContent(published) : STARTING_CONTENT;
  const draft = content ? completeContent(content) : visible;
  return {
    content: draft,
    version,
    edition,
    palettes: PALETTE_SWATCHES,
    hasChanges: !isDeepStrictEqual(draft, visible),
  };
}
