import { Body, Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { IdParam } from '../../../platform/http/id-param.js';
import { Refuses } from '../../../platform/http/refuses.js';
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
  @ApiOperation({ summary: 'The dates of a group that are to come, with the places that are left' })
  @ApiOkResponse({ type: [MemberDateResponse] })
  list(@IdParam() id: string, @Me() { accountId }: SignedIn): Promise<MemberDateResponse[]> {
    return this.dates.ofMember(accountId, id);
  }

  @Get('waiting')
  @ApiOperation({ summary: 'The dates to come for which the member waits, of all groups' })
  @ApiOkResponse({ type: [WaitedDateResponse] })
  listWaited(@Me() { accountId }: SignedIn): Promise<WaitedDateResponse[]> {
    return this.dates.waitedFor(accountId);
  }

  @Post('dates/:id/bookings')
  @RateLimit(CHANGES)
  @ApiOperation({
    summary: 'Take a place; the meeting link and an entry for the calendar are mailed',
    description:
      'A place that was offered from the waiting list is the member’s until `offeredUntil`. Refused with `full` when all are taken; with `no_credit`, nothing was booked.',
  })
  @ApiCreatedResponse({ type: MemberBookingResponse })
  @Refuses('not_found', 'full', 'too_late', 'no_credit', 'booked_already', 'adults_only')
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
  @ApiOperation({
    summary: 'Hold a place for 15 minutes while it is paid, and put what brings it into the cart',
    description: 'The payment books it. Refused with `full` when all are taken.',
  })
  @ApiCreatedResponse({ type: HeldTimeResponse })
  @Refuses('not_found', 'full', 'too_late', 'no_credit', 'booked_already', 'not_possible', 'adults_only')
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
  @ApiOperation({
    summary: 'Say whom the member brings to a session for two',
    description:
      'A daughter then has a booking, too, within the same place; it ends with the member’s. Whoever was to come before comes no longer.',
  })
  @ApiOkResponse({ type: MemberBookingResponse })
  @Refuses('not_found', 'too_late', 'booked_already', 'adults_only')
  async chooseCompanion(
    @IdParam() id: string,
    @Me() me: SignedIn,
    @Body() request: ChooseCompanionRequest,
  ): Promise<MemberBookingResponse> {
    await this.companions.choose(me, id, request);
    return this.bookings.one(me.accountId, id);
  }

  @Post('dates/:id/waiting')
  @HttpCode(200)
  @RateLimit(CHANGES)
  @ApiOperation({
    summary: 'Wait for a place on a date that is full',
    description:
      'Who has waited longest is offered the next free place by mail, and it is kept for a day. Refused with `not_full` while there are places.',
  })
  @ApiOkResponse({ type: MemberDateResponse })
  @Refuses('not_found', 'not_full', 'too_late', 'booked_already')
  async wait(@IdParam() id: string, @Me() { accountId }: SignedIn): Promise<MemberDateResponse> {
    await this.waiting.join(accountId, id);
    return this.dates.oneOfMember(accountId, id);
  }

  @Delete('dates/:id/waiting')
  @RateLimit(CHANGES)
  @ApiOperation({ summary: 'Wait no longer; a place that was kept is offered to the next' })
  @ApiOkResponse({ type: MemberDateResponse })
  @Refuses('not_found')
  async leave(@IdParam() id: string, @Me() { accountId }: SignedIn): Promise<MemberDateResponse> {
    await this.waiting.leave(accountId, id);
    return this.dates.oneOfMember(accountId, id);
  }
}
