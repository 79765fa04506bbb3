import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../events/index.js';
import type { Tx } from '../../platform/database/database.js';
import { On } from '../../platform/jobs/decorators.js';

/** Forgets which coupons an erased member used. The counts of uses stay. */
@Injectable()
export class OnMemberErased {
  @On('member.erased', 'coupons.erase')
  async erase({ accountId }: EventMap['member.erased'], tx: Tx): Promise<void> {
    await tx.query(
      `with forgotten as (delete from coupon_uses where account_id = $1 returning coupon_id, state)
       update coupons c set taken = taken - held.uses
       from (select coupon_id, count(*)::int as uses from forgotten where state = 'reserved' group by coupon_id) held
       where c.id = held.coupon_id`,
      [accountId],
    );
  }
}
