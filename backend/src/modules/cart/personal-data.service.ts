import { Injectable } from '@nestjs/common';
import { CartCouponService } from './cart-coupon.service.js';
import type { people } from '../accounts/index.js';
import type { productFacts } from '../catalog/index.js';
import type { RowOf } from '../../platform/database/published-view.js';
import { Database, type Tx } from '../../platform/database/database.js';
import { type PersonalData, TellsPersonalData } from '../../platform/personal-data/index.js';
import type { EventMap } from '../../events/index.js';
import { On } from '../../platform/jobs/decorators.js';

interface LineRow {
  product: RowOf<typeof productFacts>['title'];
  addedAt: Date;
  giftFor: string | null;
  ward: RowOf<typeof people>['name'] | null;
  message: string | null;
}

@Injectable()
@TellsPersonalData({ order: 80, tables: ['cart_items', 'cart_coupons'] })
export class PersonalDataService {
  constructor(
    private readonly database: Database,
    private readonly coupons: CartCouponService,
  ) {}

  async collect(accountId: string): Promise<PersonalData> {
    const rows = await this.database.query<LineRow>(
      `select coalesce(p.title, 'No longer sold') as product, i.created_at as "addedAt",
              i.gift_name || ', ' || i.gift_email as "giftFor", i.gift_message as message, w.name as ward
       from cart_items i left join product_facts p on p.id = i.product_id left join people w on w.id = i.ward_id
       where i.account_id = $1 order by i.created_at, i.id`,
      [accountId],
    );
    const coupon = await this.coupons.codeOf(accountId);
    return {
      pages: [
        {
          name: 'cart',
          title: 'Your cart',
          lead: 'What’s in your cart.',
          entries: [
            ...rows.map(({ product, addedAt, giftFor, message, ward }) => ({
              title: product,
              facts: { Added: addedAt, 'Gift for': giftFor, For: ward, Message: message },
            })),
            ...(coupon === undefined ? [] : [{ title: `Coupon ${coupon}`, facts: {} }]),
          ],
          rows: [...rows, ...(coupon === undefined ? [] : [{ coupon }])],
        },
      ],
    };
  }

  /** Deletes an erased member's cart, and lines in other carts that are for this member. */
  @On('member.erased', 'cart.erase')
  async erase({ accountId, email }: EventMap['member.erased'], tx: Tx): Promise<void> {
    await tx.query('delete from cart_items where account_id = $1 or ward_id = $1 or lower(gift_email) = $2', [
      accountId,
      email,
    ]);
    await tx.query('delete from cart_coupons where account_id = $1', [accountId]);
  }
}
