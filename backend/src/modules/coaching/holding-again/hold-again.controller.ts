import { Body, Post } from '@nestjs/common';
import { Creates, Summary } from '../../../platform/http/answers.js';
import { IdParam } from '../../../platform/http/id-param.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { RateLimit } from '../../../platform/security/rate-limit.js';
import { MemberController } from '../../../platform/security/controllers.js';
import { CurrentShopper, type Shopper } from '../../cart/index.js';
import { HeldTimeResponse, HoldAgainRequest, HoldTimeRequest } from '../members/member-coaching.dto.js';
import { MemberBookingsService } from '../members/member-bookings.service.js';
import { HoldAgainService } from './hold-again.service.js';

/** Times that members pay for one by one. */
@MemberController('me/coaching/offerings/:id/holds', { tag: 'Coaching', area: 'coaching' })
export class HoldsController {
  constructor(private readonly holds: MemberBookingsService) {}

  @Post()
  @RateLimit({ name: 'coaching.holds', limit: 30, perSeconds: 600 })
  @Summary(
    'Hold a free time for 15 minutes during payment, and add its product to the cart',
    'The payment books it. Releases a time the member held before with the same product. If refused with `slot_taken`, `current.slots` has the next free times.',
  )
  @Creates(HeldTimeResponse, 'not_found', 'slot_taken', 'too_late', 'no_credit', 'not_possible')
  hold(
    @IdParam() id: string,
    @Me() { accountId }: SignedIn,
    @CurrentShopper() shopper: Shopper,
    @Body() request: HoldTimeRequest,
  ) {
    return this.holds.holdTime({ ...shopper, accountId }, id, request);
  }
}

/** Times whose hold expired before payment. */
@MemberController('me/coaching/bookings/:id/holds', { tag: 'Coaching', area: 'coaching' })
export class HoldAgainController {
  constructor(private readonly holds: HoldAgainService) {}

  @Post()
  @RateLimit({ name: 'coaching.holds', limit: 30, perSeconds: 600 })
  @Summary(
    'Hold an unpaid time again, with its notes and answers',
    'Holds it for 15 minutes, like the first time. If refused with `slot_taken`, `current.slots` has the next free times. Send one of them as `startsAt` to hold that instead.',
  )
  @Creates(
    HeldTimeResponse,
    'not_found',
    'slot_taken',
    'full',
    'too_late',
    'no_credit',
    'booked_already',
    'not_possible',
  )
  hold(
    @IdParam() id: string,
    @Me() { accountId }: SignedIn,
    @CurrentShopper() shopper: Shopper,
    @Body() { startsAt }: HoldAgainRequest,
  ) {
    return this.holds.hold({ ...shopper, accountId }, id, startsAt);
  }
}
