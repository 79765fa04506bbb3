import { Body, Get, Headers, Post, Put, Query } from '@nestjs/common';
import { Answers, Summary } from '../../../platform/http/answers.js';
import { SendsEtag } from '../../../platform/http/etag.js';
import { ApiList } from '../../../platform/http/api-list.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { TakesVersion, versionOf } from '../../../platform/http/if-match.js';
import { PolledListParams } from '../../../platform/http/list-params.js';
import { TAKES_RECORD } from '../../../platform/http/takes-record.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { CoachController } from '../../../platform/security/controllers.js';
import { CoachBookingsService } from './coach-bookings.service.js';
import { BookingResponse } from './bookings.dto.js';
import { BOOKING_FIELDS, BookingsQueries } from './bookings.queries.js';
import {
  CancelBookingRequest,
  MoveBookingRequest,
  PutBookingRequest,
  SettleBookingRequest,
} from './coach-bookings.dto.js';

@CoachController('creator/coaching/bookings', { tag: 'Coach sessions', area: 'coaching' })
export class CoachBookingsController {
  constructor(
    private readonly queries: BookingsQueries,
    private readonly bookings: CoachBookingsService,
  ) {}

  @Get()
  @ApiList({ summary: 'List bookings', type: BookingResponse, unit: 'bookings', fields: BOOKING_FIELDS })
  @SendsEtag()
  list(@Query() params: PolledListParams) {
    return this.queries.list(params);
  }

  @Get(':id')
  @SendsEtag()
  @Summary('Get a booking')
  @Answers(BookingResponse, 'not_found')
  one(@IdParam() id: string) {
    return this.queries.one(id);
  }

  @Put(':id')
  @Summary(
    'Write notes on a booking, or set where this session takes place; with If-Match, a newer edit isn’t overwritten',
    `If the place changes, everyone with a spot gets an email. ${TAKES_RECORD}`,
  )
  @TakesVersion('Version that was read')
  @Answers(BookingResponse, 'not_found', 'no_such_media', 'consent_needed')
  async edit(
    @IdParam() id: string,
    @Me() { accountId }: SignedIn,
    @Body() request: PutBookingRequest,
    @Headers('if-match') ifMatch?: string,
  ) {
    await this.bookings.edit(accountId, id, request, versionOf(ifMatch));
    return this.queries.one(id);
  }

  @Post(':id/move')
  @Summary(
    'Move the session to another time for everyone who has a spot; they get an email',
    'If refused with `slot_taken`, `current.slots` has the next free times.',
  )
  @Answers(BookingResponse, 'not_found', 'outside_hours', 'slot_taken', 'too_late', 'consent_needed')
  async move(
    @IdParam() id: string,
    @Me() { accountId }: SignedIn,
    @Body() { startsAt, isAtAnyTime }: MoveBookingRequest,
  ) {
    await this.bookings.move(accountId, id, new Date(startsAt), isAtAnyTime);
    return this.queries.one(id);
  }

  @Post(':id/record-outcome')
  @Summary('Record the outcome of a session that has started: completed, missed, or open again')
  @Answers(BookingResponse, 'not_found', 'too_early', 'too_late')
  async settle(
    @IdParam() id: string,
    @Me() { accountId }: SignedIn,
    @Body() { outcome }: SettleBookingRequest,
  ) {
    await this.bookings.settle(accountId, id, outcome);
    return this.queries.one(id);
  }

  @Post(':id/cancel')
  @Summary('Cancel a booking; the person gets an email with the reason, and the time is free again')
  @Answers(BookingResponse, 'not_found', 'too_late')
  async cancel(
    @IdParam() id: string,
    @Me() { accountId }: SignedIn,
    @Body() { reason }: CancelBookingRequest,
  ) {
    await this.bookings.cancel(accountId, id, reason);
    return this.queries.one(id);
  }
}
