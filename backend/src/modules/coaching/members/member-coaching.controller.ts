import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { IdParam } from '../../../platform/http/id-param.js';
import { Refuses } from '../../../platform/http/refuses.js';
import { Allow } from '../../../platform/security/access.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { RateLimit } from '../../../platform/security/rate-limit.js';
import { MoveSessionRequest } from '../bookings/bookings.dto.js';
import { SessionDownloadResponse } from '../bookings/session-files.dto.js';
import { SessionFilesService } from '../bookings/session-files.service.js';
import { SlotResponse, SlotsQuery } from '../offerings/public-offerings.dto.js';
import { MemberBookingsQueries } from './member-bookings.queries.js';
import { MemberBookingsService } from './member-bookings.service.js';
import {
  BookSessionRequest,
  MemberBookingListResponse,
  MemberBookingResponse,
  MemberBookingsQuery,
  MemberOfferingResponse,
  ToArrangeResponse,
} from './member-coaching.dto.js';
import { MemberOfferingsQueries } from './member-offerings.queries.js';
import { ToArrangeQueries } from './to-arrange.queries.js';

/** Booking writes mails to two people. */
const CHANGES = { name: 'coaching.sessions', limit: 30, perSeconds: 600 };

/** A member's sessions with the coach. */
@ApiTags('Coaching')
@Controller('me/coaching')
@Allow('member')
export class MemberCoachingController {
  constructor(
    private readonly offerings: MemberOfferingsQueries,
    private readonly queries: MemberBookingsQueries,
    private readonly bookings: MemberBookingsService,
    private readonly toArrange: ToArrangeQueries,
    private readonly files: SessionFilesService,
  ) {}

  @Get('offerings')
  @ApiOperation({
    summary: 'List what the member can book, with the remaining sessions and products that include more',
    description: 'An offering is listed once it has hours and a place to meet.',
  })
  @ApiOkResponse({ type: [MemberOfferingResponse] })
  list(@Me() { accountId }: SignedIn): Promise<MemberOfferingResponse[]> {
    return this.offerings.list(accountId);
  }

  @Get('offerings/:id/slots')
  @ApiOperation({ summary: 'List the free times in a range, in order, in UTC' })
  @ApiOkResponse({ type: [SlotResponse] })
  @Refuses('not_found')
  slots(
    @IdParam() id: string,
    @Me() { accountId }: SignedIn,
    @Query() query: SlotsQuery,
  ): Promise<SlotResponse[]> {
    return this.offerings.slots(accountId, id, query);
  }

  @Post('offerings/:id/bookings')
  @RateLimit(CHANGES)
  @ApiOperation({
    summary: 'Book a free time; the meeting link and a calendar invitation are emailed',
    description:
      'Uses one of the member’s sessions if `needsCredit`, starting with those that expire first. If refused with `slot_taken`, `current.slots` has the next free times. With `no_credit`, nothing was booked.',
  })
  @ApiCreatedResponse({ type: MemberBookingResponse })
  @Refuses('not_found', 'slot_taken', 'too_late', 'no_credit', 'full')
  async book(
    @IdParam() id: string,
    @Me() { accountId }: SignedIn,
    @Body() request: BookSessionRequest,
  ): Promise<MemberBookingResponse> {
    return this.queries.one(accountId, await this.bookings.book(accountId, id, request));
  }

  @Get('to-arrange')
  @ApiOperation({
    summary: 'List the member’s coaching without sessions; the coach writes to arrange a start',
  })
  @ApiOkResponse({ type: [ToArrangeResponse] })
  listToArrange(@Me() { accountId }: SignedIn): Promise<ToArrangeResponse[]> {
    return this.toArrange.of(accountId);
  }

  @Get('bookings')
  @ApiOperation({ summary: 'List the member’s bookings, upcoming or past' })
  @ApiOkResponse({ type: MemberBookingListResponse })
  read(
    @Me() { accountId }: SignedIn,
    @Query() query: MemberBookingsQuery,
  ): Promise<MemberBookingListResponse> {
    return this.queries.list(accountId, query);
  }

  @Get('bookings/:id')
  @ApiOperation({ summary: 'Get one of the member’s bookings' })
  @ApiOkResponse({ type: MemberBookingResponse })
  @Refuses('not_found')
  one(@IdParam() id: string, @Me() { accountId }: SignedIn): Promise<MemberBookingResponse> {
    return this.queries.one(accountId, id);
  }

  @Get('bookings/:id/files')
  @ApiOperation({ summary: 'Get the download links of this session’s files, valid for 15 minutes' })
  @ApiOkResponse({ type: [SessionDownloadResponse] })
  @Refuses('not_found')
  downloads(@IdParam() id: string, @Me() { accountId }: SignedIn): Promise<SessionDownloadResponse[]> {
    return this.files.downloads(accountId, id);
  }

  @Post('bookings/:id/move')
  @HttpCode(200)
  @RateLimit(CHANGES)
  @ApiOperation({
    summary: 'Move the booking to another free time; notifies the coach and updates the calendar entry',
    description: 'If refused with `slot_taken`, `current.slots` has the next free times.',
  })
  @ApiOkResponse({ type: MemberBookingResponse })
  @Refuses('not_found', 'slot_taken', 'outside_hours', 'too_late', 'no_credit')
  async move(
    @IdParam() id: string,
    @Me() { accountId }: SignedIn,
    @Body() { startsAt }: MoveSessionRequest,
  ): Promise<MemberBookingResponse> {
    await this.bookings.move(accountId, id, new Date(startsAt));
    return this.queries.one(accountId, id);
  }

  @Post('bookings/:id/cancellation')
  @HttpCode(200)
  @RateLimit(CHANGES)
  @ApiOperation({ summary: 'Cancel a booking; the time is free again, and its session can be booked again' })
  @ApiOkResponse({ type: MemberBookingResponse })
  @Refuses('not_found', 'too_late')
  async cancel(@IdParam() id: string, @Me() { accountId }: SignedIn): Promise<MemberBookingResponse> {
    await this.bookings.cancel(accountId, id);
    return this.queries.one(accountId, id);
  }
}
