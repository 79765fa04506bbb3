import { Body, Get, Post } from '@nestjs/common';
import type { Language } from '../../../kernel/languages.js';
import { ReaderLanguage } from '../../../platform/http/accept-language.js';
import { Answers, Creates, Summary } from '../../../platform/http/answers.js';
import { IdParam } from '../../../platform/http/id-param.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { RateLimit } from '../../../platform/security/rate-limit.js';
import { MemberController } from '../../../platform/security/controllers.js';
import { CurrentShopper, type Shopper } from '../../cart/index.js';
import { HeldTimeResponse, MemberBookingResponse } from '../members/member-coaching.dto.js';
import { MemberBookingsQueries } from '../members/member-bookings.queries.js';
import { CompanionsService } from './companions.service.js';
import { WaitingListService } from './waiting-list.service.js';
import { WorkshopDatesQueries } from './workshop-dates.queries.js';
import { WorkshopPlacesService } from './workshop-places.service.js';
import {
  BookPlaceRequest,
  ChooseCompanionRequest,
  HoldPlaceRequest,
  MemberDateResponse,
  WaitedDateResponse,
} from './workshops.dto.js';

const CHANGES = { name: 'coaching.sessions', limit: 30, perSeconds: 600 };

/** Books spots on the dates of a group. */
@MemberController('me/coaching', { tag: 'Coaching', area: 'coaching' })
export class MemberWorkshopsController {
  constructor(
    private readonly dates: WorkshopDatesQueries,
    private readonly places: WorkshopPlacesService,
    private readonly companions: CompanionsService,
    private readonly waiting: WaitingListService,
    private readonly bookings: MemberBookingsQueries,
  ) {}

  @Get('offerings/:id/dates')
  @Summary('List a group’s upcoming dates with the remaining spots')
  @Answers([MemberDateResponse])
  list(@IdParam() id: string, @Me() { accountId }: SignedIn) {
    return this.dates.ofMember(accountId, id);
  }

  @Get('waiting-lists')
  @Summary('List upcoming dates of all groups where the member is on the waiting list')
  @Answers([WaitedDateResponse])
  listWaited(@Me() { accountId }: SignedIn, @ReaderLanguage() language: Language) {
    return this.dates.waitedFor(accountId, language);
  }

  @Post('dates/:id/bookings')
  @RateLimit(CHANGES)
  @Summary(
    'Take a spot; the meeting link and a calendar invitation are emailed',
    'A spot offered from the waiting list belongs to the member until `offeredUntil`. Refused with `full` if all spots are taken. With `no_credit`, nothing was booked.',
  )
  @Creates(
    MemberBookingResponse,
    'not_found',
    'full',
    'too_late',
    'no_credit',
    'booked_already',
    'adults_only',
  )
  async book(
    @IdParam() id: string,
    @Me() me: SignedIn,
    @ReaderLanguage() language: Language,
    @Body() request: BookPlaceRequest,
  ) {
    const wish = { ...request, ...(await this.companions.of(me, request)) };
    return this.bookings.one(me.accountId, language, await this.places.book(me.accountId, id, wish));
  }

  @Post('dates/:id/holds')
  @RateLimit(CHANGES)
  @Summary(
    'Hold a spot for 15 minutes during payment, and add its product to the cart',
    'The payment books it. Refused with `full` if all spots are taken.',
  )
  @Creates(
    HeldTimeResponse,
    'not_found',
    'full',
    'too_late',
    'no_credit',
    'booked_already',
    'not_possible',
    'adults_only',
  )
  async hold(
    @IdParam() id: string,
    @Me() me: SignedIn,
    @CurrentShopper() shopper: Shopper,
    @Body() request: HoldPlaceRequest,
  ) {
    const wish = { ...request, ...(await this.companions.of(me, request)) };
    return this.places.hold({ ...shopper, accountId: me.accountId }, id, wish);
  }

  @Post('bookings/:id/choose-companion')
  @RateLimit(CHANGES)
  @Summary(
    'Choose the member’s companion for a session for two',
    'A daughter then has a booking in the same spot, which ends with the member’s. Replaces the previous companion.',
  )
  @Answers(MemberBookingResponse, 'not_found', 'too_late', 'booked_already', 'adults_only')
  async chooseCompanion(
    @IdParam() id: string,
    @Me() me: SignedIn,
    @ReaderLanguage() language: Language,
    @Body() request: ChooseCompanionRequest,
  ) {
    await this.companions.choose(me, id, request);
    return this.bookings.one(me.accountId, language, id);
  }

  @Post('dates/:id/join-waiting-list')
  @RateLimit(CHANGES)
  @Summary(
    'Join the waiting list of a full date',
    'The person who has waited longest is offered the next free spot by email, and it’s kept for a day. Refused with `not_full` while there are spots.',
  )
  @Answers(MemberDateResponse, 'not_found', 'not_full', 'too_late', 'booked_already')
  async wait(@IdParam() id: string, @Me() { accountId }: SignedIn) {
    await this.waiting.join(accountId, id);
    return this.dates.oneOfMember(accountId, id);
  }

  @Post('dates/:id/leave-waiting-list')
  @RateLimit(CHANGES)
  @Summary('Leave the waiting list; a spot that was kept is offered to the next person')
  @Answers(MemberDateResponse, 'not_found')
  async leave(@IdParam() id: string, @Me() { accountId }: SignedIn) {
    await this.waiting.leave(accountId, id);
    return this.dates.oneOfMember(accountId, id);
  }
}
