import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers, Creates, Summary } from '../../../platform/http/answers.js';
import { IdParam } from '../../../platform/http/id-param.js';
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
  @Summary(
    'What the member can book, with the sessions that are left and what brings more',
    'An offering is listed once the coach has said when it is held, and where.',
  )
  @Answers([MemberOfferingResponse])
  list(@Me() { accountId }: SignedIn): Promise<MemberOfferingResponse[]> {
    return this.offerings.list(accountId);
  }

  @Get('offerings/:id/slots')
  @Summary('Its free times between two moments, in order, in UTC')
  @Answers([SlotResponse], 'not_found')
  slots(
    @IdParam() id: string,
    @Me() { accountId }: SignedIn,
    @Query() query: SlotsQuery,
  ): Promise<SlotResponse[]> {
    return this.offerings.slots(accountId, id, query);
  }

  @Post('offerings/:id/bookings')
  @RateLimit(CHANGES)
  @Summary(
    'Book a free time; the meeting link and an entry for the calendar are mailed',
    'Takes one of the member’s sessions where `needsCredit`, of those that expire first. Refused with `slot_taken`, `current.slots` has the next free times; with `no_credit`, nothing was booked.',
  )
  @Creates(MemberBookingResponse, 'not_found', 'slot_taken', 'too_late', 'no_credit', 'full')
  async book(
    @IdParam() id: string,
    @Me() { accountId }: SignedIn,
    @Body() request: BookSessionRequest,
  ): Promise<MemberBookingResponse> {
    return this.queries.one(accountId, await this.bookings.book(accountId, id, request));
  }

  @Get('to-arrange')
  @Summary('The member’s coaching that has brought no sessions: the coach writes when it begins')
  @Answers([ToArrangeResponse])
  listToArrange(@Me() { accountId }: SignedIn): Promise<ToArrangeResponse[]> {
    return this.toArrange.of(accountId);
  }

  @Get('bookings')
  @Summary('The member’s bookings, those to come or those that are over')
  @Answers(MemberBookingListResponse)
  read(
    @Me() { accountId }: SignedIn,
    @Query() query: MemberBookingsQuery,
  ): Promise<MemberBookingListResponse> {
    return this.queries.list(accountId, query);
  }

  @Get('bookings/:id')
  @Summary('One booking of the member’s')
  @Answers(MemberBookingResponse, 'not_found')
  one(@IdParam() id: string, @Me() { accountId }: SignedIn): Promise<MemberBookingResponse> {
    return this.queries.one(accountId, id);
  }

  @Get('bookings/:id/files')
  @Summary('Where the files of this session can be downloaded, for a quarter of an hour')
  @Answers([SessionDownloadResponse], 'not_found')
  downloads(@IdParam() id: string, @Me() { accountId }: SignedIn): Promise<SessionDownloadResponse[]> {
    return this.files.downloads(accountId, id);
  }

  @Post('bookings/:id/move')
  @RateLimit(CHANGES)
  @Summary(
    'Move it to another free time; the coach is told, and the entry in the calendar changes',
    'Refused with `slot_taken`, `current.slots` has the next free times.',
  )
  @Answers(MemberBookingResponse, 'not_found', 'slot_taken', 'outside_hours', 'too_late', 'no_credit')
  async move(
    @IdParam() id: string,
    @Me() { accountId }: SignedIn,
    @Body() { startsAt }: MoveSessionRequest,
  ): Promise<MemberBookingResponse> {
    await this.bookings.move(accountId, id, new Date(startsAt));
    return this.queries.one(accountId, id);
  }

  @Post('bookings/:id/cancellation')
  @RateLimit(CHANGES)
  @Summary('Cancel it; the time is free again, and its session can be booked anew')
  @Answers(MemberBookingResponse, 'not_found', 'too_late')
  async cancel(@IdParam() id: string, @Me() { accountId }: SignedIn): Promise<MemberBookingResponse> {
    await this.bookings.cancel(accountId, id);
    return this.queries.one(accountId, id);
  }
}
