import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { type MediaUsageTeller, type MediaUse, TellsMediaUse } from '../../media/index.js';

/** Pictures of the coach's emails. Those that were sent stay, because emails are opened again. */
@Injectable()
@TellsMediaUse()
export class MailingsMediaUseQueries implements MediaUsageTeller {
  constructor(private readonly database: Database) {}

  usesOf(assetId: string): Promise<MediaUse[]> {
    return this.database.query<MediaUse & Record<string, unknown>>(
      `select u.place, u.id, m.subject as title
       from (
         select id, subject, html, translations from mailings
         union all select id, name, html, translations from mailing_templates
       ) m join (
         select 'broadcast' as place, id, mailing_id from broadcasts
         union all select 'sequence', sequence_id, mailing_id from sequence_steps
         union all select 'mailing_template', id, id from mailing_templates
       ) u on u.mailing_id = m.id
       where m.html like '%data-asset="' || $1::uuid || '"%'
         or exists (select from jsonb_each(m.translations) version
                    where version.value ->> 'html' like '%data-asset="' || $1::uuid || '"%')
       order by m.subject, u.id`,
      [assetId],
    );
  }
}
