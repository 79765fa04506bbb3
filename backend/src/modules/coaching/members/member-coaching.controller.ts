import { Body, Get, Post, Query } from '@nestjs/common';
import type { Language } from '../../../kernel/languages.js';
import { ReaderLanguage } from '../../../platform/http/accept-language.js';
import { Answers, AnswersPage, Creates, Summary } from '../../../platform/http/answers.js';
import { IdParam } from '../../../platform/http/id-param.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { RateLimit } from '../../../platform/security/rate-limit.js';
import { MemberController } from '../../../platform/security/controllers.js';
import { MoveSessionRequest, SessionDownloadResponse } from '../bookings/bookings.dto.js';
import { SessionFilesService } from '../bookings/session-files.service.js';
import { SlotResponse, SlotsQuery } from '../offerings/public-offerings.dto.js';
import { MemberBookingsQueries } from './member-bookings.queries.js';
import { MemberBookingsService } from './member-bookings.service.js';
import {
  BookSessionRequest,
  MemberBookingResponse,
  MemberBookingsQuery,
  MemberOfferingResponse,
  ToArrangeResponse,
} from './member-coaching.dto.js';
import { MemberOfferingsQueries } from './member-offerings.queries.js';

/** Limit, because each booking emails two people. */
const CHANGES = { name: 'coaching.sessions', limit: 30, perSeconds: 600 };

/** A member's sessions with the coach. */
@MemberController('me/coaching', { tag: 'Coaching', area: 'coaching' })
export class MemberCoachingController {
  constructor(
    private readonly offerings: MemberOfferingsQueries,
    private readonly queries: MemberBookingsQueries,
    private readonly bookings: MemberBookingsService,
    private readonly files: SessionFilesService,
  ) {}

  @Get('offerings')
  @Summary(
    'List what the member can book, with the remaining sessions and products that include more',
    'An offering is listed once it has hours and a place to meet.',
  )
  @Answers([MemberOfferingResponse])
  list(@Me() { accountId }: SignedIn, @ReaderLanguage() language: Language) {
    return this.offerings.list(accountId, language);
  }

  @Get('offerings/:id/slots')
  @Summary('List the free times in a range, in order, in UTC')
  @Answers([SlotResponse], 'not_found')
  slots(@IdParam() id: string, @Me() { accountId }: SignedIn, @Query() query: SlotsQuery) {
    return this.offerings.slots(accountId, id, query);
  }

  @Post('offerings/:id/bookings')
  @RateLimit(CHANGES)
  @Summary(
    'Book a free time; the meeting link and a calendar invitation are emailed',
    'Uses one of the member’s sessions if `needsCredit`, starting with those that expire first. If refused with `slot_taken`, `current.slots` has the next free times. With `no_credit`, nothing was booked.',
  )
  @Creates(MemberBookingResponse, 'not_found', 'slot_taken', 'too_late', 'no_credit', 'full')
  async book(
    @IdParam() id: string,
    @Me() { accountId }: SignedIn,
    @ReaderLanguage() language: Language,
    @Body() request: BookSessionRequest,
  ) {
    return this.queries.one(accountId, language, await this.bookings.book(accountId, id, request));
  }

  @Get('sessions-to-arrange')
  @Summary('List the member’s coaching without sessions; the coach writes to arrange a start')
  @Answers([ToArrangeResponse])
  listToArrange(@Me() { accountId }: SignedIn) {
    return this.offerings.toArrange(accountId);
  }

  @Get('bookings')
  @Summary('List the member’s bookings, upcoming or past')
  @AnswersPage(MemberBookingResponse)
  read(
    @Me() { accountId }: SignedIn,
    @ReaderLanguage() language: Language,
    @Query() query: MemberBookingsQuery,
  ) {
    return this.queries.list(accountId, language, query);
  }

  @Get('bookings/:id')
  @Summary('Get one of the member’s bookings')
  @Answers(MemberBookingResponse, 'not_found')
  one(@IdParam() id: string, @Me() { accountId }: SignedIn, @ReaderLanguage() language: Language) {
    return this.queries.one(accountId, language, id);
  }

  @Get('bookings/:id/files')
  @Summary('Get the download links of this session’s files, valid for 15 minutes')
  @Answers([SessionDownloadResponse], 'not_found')
  downloads(@IdParam() id: string, @Me() { accountId }: SignedIn) {
    return this.files.downloads(accountId, id);
  }

  @Post('bookings/:id/move')
  @RateLimit(CHANGES)
  @Summary(
    'Move the booking to another free time; notifies the coach and updates the calendar entry',
    'If refused with `slot_taken`, `current.slots` has the next free times.',
  )
  @Answers(MemberBookingResponse, 'not_found', 'slot_taken', 'outside_hours', 'too_late', 'no_credit')
  async move(
    @IdParam() id: string,
    @Me() { accountId }: SignedIn,
    @ReaderLanguage() language: Language,
    @Body() { startsAt }: MoveSessionRequest,
  ) {
    await this.bookings.move(accountId, id, new Date(startsAt));
    return this.queries.one(accountId, language, id);
  }

  @Post('bookings/:id/cancel')
  @RateLimit(CHANGES)
  @Summary('Cancel a booking; the time is free again, and its session can be booked again')
  @Answers(MemberBookingResponse, 'not_found', 'too_late')
  async cancel(@IdParam() id: string, @Me() { accountId }: SignedIn, @ReaderLanguage() language: Language) {
    await this.bookings.cancel(accountId, id);
    return this.queries.one(accountId, language, id);
  }
}
