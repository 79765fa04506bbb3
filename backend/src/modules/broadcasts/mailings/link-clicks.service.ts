import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { Database } from '../../../platform/database/database.js';
import { LinkTokensService } from './link-tokens.service.js';

/** Leads from a mailing's link to its target, and counts the click. */
@Injectable()
export class LinkClicksService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly tokens: LinkTokensService,
  ) {}

  /** Returns the target. An erased recipient's click is not counted; an unknown link leads to the home page. */
  async follow(token: string, isCounted: boolean): Promise<string> {
    const link = this.tokens.read(token);
    if (!link) return this.config.publicUrl;
    const row = await this.database.one<{ url: string }>(
      `with counted as (
         insert into mailing_link_clicks as c (delivery_id, link_id, first_at)
         select d.id, l.id, $3 from mailing_deliveries d join mailing_links l on l.mailing_id = d.mailing_id
         where d.id = $1 and l.id = $2 and $4::boolean
         on conflict (delivery_id, link_id) do update set count = c.count + 1)
       select url from mailing_links where id = $2`,
      [link.deliveryId, link.linkId, this.clock.now(), isCounted],
    );
    return row?.url ?? this.config.publicUrl;
  }
}
