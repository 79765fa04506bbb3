import { Body, Get, Headers, Post, Put } from '@nestjs/common';
import { Answers, AnswersNothing, Creates, Summary } from '../../../platform/http/answers.js';
import { TakesVersion, versionOf } from '../../../platform/http/if-match.js';
import { IdParam } from '../../../platform/http/id-param.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { CoachController } from '../../../platform/security/controllers.js';
import { BookingResponse } from '../bookings/bookings.dto.js';
import { BookingsQueries } from '../bookings/bookings.queries.js';
import { WorkshopDatesQueries } from './workshop-dates.queries.js';
import { WorkshopDatesService } from './workshop-dates.service.js';
import { WorkshopPlacesService } from './workshop-places.service.js';
import {
  AddDateRequest,
  CallOffDateRequest,
  CoachDateResponse,
  GivePlaceRequest,
  MoveDateRequest,
  ResizeDateRequest,
} from './workshops.dto.js';

/** Manages the dates of a group and their number of spots. */
@CoachController('creator/coaching', { tag: 'Coach sessions', area: 'coaching' })
export class CoachWorkshopsController {
  constructor(
    private readonly queries: WorkshopDatesQueries,
    private readonly dates: WorkshopDatesService,
    private readonly places: WorkshopPlacesService,
    private readonly bookings: BookingsQueries,
  ) {}

  @Get('offerings/:id/dates')
  @Summary('List a group’s dates, from the past month on')
  @Answers([CoachDateResponse])
  list(@IdParam() id: string) {
    return this.queries.ofCoach(id);
  }

  @Post('offerings/:id/dates')
  @Summary(
    'Add a date to a group, at any time without another session',
    'Refused with `slot_taken` if there’s another session at that time.',
  )
  @Creates(CoachDateResponse, 'not_found', 'slot_taken', 'too_late')
  async add(@IdParam() id: string, @Me() { accountId }: SignedIn, @Body() request: AddDateRequest) {
    return this.queries.oneOfCoach(await this.dates.add(accountId, id, request));
  }

  @Put('dates/:id')
  @Summary('Change the number of spots on a date; new spots are offered to the waiting list')
  @TakesVersion('Version that was read')
  @Answers(CoachDateResponse, 'not_found', 'full')
  async resize(
    @IdParam() id: string,
    @Me() { accountId }: SignedIn,
    @Body() { places }: ResizeDateRequest,
    @Headers('if-match') ifMatch?: string,
  ) {
    await this.dates.resize(accountId, id, places, versionOf(ifMatch));
    return this.queries.oneOfCoach(id);
  }

  @Post('dates/:id/move')
  @Summary(
    'Move a date to any time without another session; everyone who has a spot gets an email',
    'Refused with `slot_taken` if there’s another session at that time.',
  )
  @Answers(CoachDateResponse, 'not_found', 'slot_taken', 'too_late')
  async move(@IdParam() id: string, @Me() { accountId }: SignedIn, @Body() { startsAt }: MoveDateRequest) {
    await this.dates.move(accountId, id, new Date(startsAt));
    return this.queries.oneOfCoach(id);
  }

  @Post('dates/:id/bookings')
  @Summary(
    'Give a member a spot on a date; the member gets an email',
    'Skips the waiting list. Refused with `full` if all spots are booked or kept.',
  )
  @Creates(
    BookingResponse,
    'consent_needed',
    'not_found',
    'member_blocked',
    'full',
    'too_late',
    'no_credit',
    'booked_already',
  )
  async give(@IdParam() id: string, @Me() { accountId }: SignedIn, @Body() request: GivePlaceRequest) {
    return this.bookings.one(await this.places.give(accountId, id, request));
  }

  @Post('dates/:id/cancel')
  @Summary('Cancel a date; everyone who has a spot gets an email and can book another date')
  @AnswersNothing('not_found', 'too_late')
  callOff(@IdParam() id: string, @Me() { accountId }: SignedIn, @Body() { reason }: CallOffDateRequest) {
    return this.dates.callOff(accountId, id, reason);
  }
}
