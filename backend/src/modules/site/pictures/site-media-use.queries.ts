import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { type MediaUsageTeller, type MediaUse, TellsMediaUse } from '../../media/index.js';
import { completeContent } from '../content/complete-content.js';
import { filesOf } from '../content/files-of.js';

/** Files that the site shows to visitors, or would show once its draft is published. */
@Injectable()
@TellsMediaUse()
export class SiteMediaUseQueries implements MediaUsageTeller {
  constructor(private readonly database: Database) {}

  async usesOf(assetId: string): Promise<MediaUse[]> {
    const written = await this.database.query<{ content: object }>(
      `(select content from site_editions order by number desc limit 1)
       union all select content from site_draft`,
    );
    const places = written
      .flatMap(({ content }) => filesOf(completeContent(content)))
      .filter(({ id }) => id === assetId)
      .map(({ place }) => place);
    return [...new Set(places)].map((title) => ({ place: 'site', id: assetId, title }));
  }
}
