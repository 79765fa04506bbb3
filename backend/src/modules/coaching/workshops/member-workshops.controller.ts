import { Body, Controller, Delete, Get, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers, Creates, Summary } from '../../../platform/http/answers.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { Allow } from '../../../platform/security/access.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { RateLimit } from '../../../platform/security/rate-limit.js';
import { CurrentShopper, type Shopper } from '../../cart/index.js';
import { HeldTimeResponse } from '../members/holds.dto.js';
import { MemberBookingsQueries } from '../members/member-bookings.queries.js';
import { MemberBookingResponse } from '../members/member-coaching.dto.js';
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

/** Places on the dates of a group. */
@ApiTags('Coaching')
@Controller('me/coaching')
@Allow('member')
export class MemberWorkshopsController {
  constructor(
    private readonly dates: WorkshopDatesQueries,
    private readonly places: WorkshopPlacesService,
    private readonly companions: CompanionsService,
    private readonly waiting: WaitingListService,
    private readonly bookings: MemberBookingsQueries,
  ) {}

  @Get('offerings/:id/dates')
  @Summary('The dates of a group that are to come, with the places that are left')
  @Answers([MemberDateResponse])
  list(@IdParam() id: string, @Me() { accountId }: SignedIn): Promise<MemberDateResponse[]> {
    return this.dates.ofMember(accountId, id);
  }

  @Get('waiting')
  @Summary('The dates to come for which the member waits, of all groups')
  @Answers([WaitedDateResponse])
  listWaited(@Me() { accountId }: SignedIn): Promise<WaitedDateResponse[]> {
    return this.dates.waitedFor(accountId);
  }

  @Post('dates/:id/bookings')
  @RateLimit(CHANGES)
  @Summary(
    'Take a place; the meeting link and an entry for the calendar are mailed',
    'A place that was offered from the waiting list is the member’s until `offeredUntil`. Refused with `full` when all are taken; with `no_credit`, nothing was booked.',
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
    @Body() request: BookPlaceRequest,
  ): Promise<MemberBookingResponse> {
    const wish = { ...request, ...(await this.companions.of(me, request)) };
    return this.bookings.one(me.accountId, await this.places.book(me.accountId, id, wish));
  }

  @Post('dates/:id/holds')
  @RateLimit(CHANGES)
  @Summary(
    'Hold a place for 15 minutes while it is paid, and put what brings it into the cart',
    'The payment books it. Refused with `full` when all are taken.',
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
  ): Promise<HeldTimeResponse> {
    const wish = { ...request, ...(await this.companions.of(me, request)) };
    return this.places.hold({ ...shopper, accountId: me.accountId }, id, wish);
  }

  @Put('bookings/:id/companion')
  @RateLimit(CHANGES)
  @Summary(
    'Say whom the member brings to a session for two',
    'A daughter then has a booking, too, within the same place; it ends with the member’s. Whoever was to come before comes no longer.',
  )
  @Answers(MemberBookingResponse, 'not_found', 'too_late', 'booked_already', 'adults_only')
  async chooseCompanion(
    @IdParam() id: string,
    @Me() me: SignedIn,
    @Body() request: ChooseCompanionRequest,
  ): Promise<MemberBookingResponse> {
    await this.companions.choose(me, id, request);
    return this.bookings.one(me.accountId, id);
  }

  @Post('dates/:id/waiting')
  @RateLimit(CHANGES)
  @Summary(
    'Wait for a place on a date that is full',
    'Who has waited longest is offered the next free place by mail, and it is kept for a day. Refused with `not_full` while there are places.',
  )
  @Answers(MemberDateResponse, 'not_found', 'not_full', 'too_late', 'booked_already')
  async wait(@IdParam() id: string, @Me() { accountId }: SignedIn): Promise<MemberDateResponse> {
    await this.waiting.join(accountId, id);
    return this.dates.oneOfMember(accountId, id);
  }

  @Delete('dates/:id/waiting')
  @RateLimit(CHANGES)
  @Summary('Wait no longer; a place that was kept is offered to the next')
  @Answers(MemberDateResponse, 'not_found')
  async leave(@IdParam() id: string, @Me() { accountId }: SignedIn): Promise<MemberDateResponse> {
    await this.waiting.leave(accountId, id);
    return this.dates.oneOfMember(accountId, id);
  }
}
