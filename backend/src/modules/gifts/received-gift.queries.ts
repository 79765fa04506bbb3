import { Injectable } from '@nestjs/common';
import { hashOfSecret } from '../../kernel/ids.js';
import { Database } from '../../platform/database/database.js';
import type { RowOf } from '../../platform/database/published-view.js';
import type { Actor } from '../../platform/security/actor.js';
import type { accountNames } from '../accounts/index.js';
import type { productFacts } from '../catalog/index.js';
import { EnrollmentsService } from '../enrollments/index.js';
import { publicImageUrl } from '../media/index.js';
import { linkInvalid } from './gift-links.service.js';
import type { Gift } from './gift.entity.js';
import type { ReceivedGiftResponse } from './gifts.dto.js';

type Product = RowOf<typeof productFacts>;
type Row = Pick<
  Gift,
  'state' | 'productId' | 'title' | 'recipientName' | 'message' | 'redeemedBy' | 'accessDays' | 'accessUntil'
> &
  Pick<Product, 'type' | 'thumbnailAssetId'> & { senderName: RowOf<typeof accountNames>['name'] | null };

/** A gift as the holder of its link sees it. */
@Injectable()
export class ReceivedGiftQueries {
  constructor(
    private readonly database: Database,
    private readonly enrollments: EnrollmentsService,
  ) {}

  async find(actor: Actor, token: string): Promise<ReceivedGiftResponse> {
    const row = await this.database.one<Row>(
      `select g.state, g.product_id as "productId", g.title, g.recipient_name as "recipientName", g.message,
              g.redeemed_by as "redeemedBy", g.access_days as "accessDays", g.access_until as "accessUntil", p.type, p.thumbnail_asset_id as "thumbnailAssetId", a.name as "senderName"
       from gift_links l join gifts g on g.id = l.gift_id
       join product_facts p on p.id = g.product_id
       left join account_names a on a.id = g.buyer_id
       where l.token_hash = $1 and g.state <> 'prepared'`,
      [hashOfSecret(token)],
    );
    if (!row) throw linkInvalid();
    const { state, redeemedBy, thumbnailAssetId, ...gift } = row;
    const owned = actor && (await this.enrollments.ownsForGood(actor.accountId, [gift.productId]));
    return {
      ...gift,
      state: state === 'open' || state === 'redeemed' ? state : 'closed',
      thumbnailUrl: publicImageUrl(thumbnailAssetId),
      isYours: actor !== undefined && redeemedBy === actor.accountId,
      isOwned: owned?.has(gift.productId) ?? false,
    };
  }
}
