import { Body, Controller, Get, HttpCode, Post, Put } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { IdParam } from '../../../platform/http/id-param.js';
import { Refuses } from '../../../platform/http/refuses.js';
import { Allow } from '../../../platform/security/access.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
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

/** When a group meets, and for how many. */
@ApiTags('Coach sessions')
@Controller('creator/coaching')
@Allow('creator')
export class CoachWorkshopsController {
  constructor(
    private readonly queries: WorkshopDatesQueries,
    private readonly dates: WorkshopDatesService,
    private readonly places: WorkshopPlacesService,
    private readonly bookings: BookingsQueries,
  ) {}

  @Get('offerings/:id/dates')
  @ApiOperation({ summary: 'List a group’s dates, from the past month on' })
  @ApiOkResponse({ type: [CoachDateResponse] })
  list(@IdParam() id: string): Promise<CoachDateResponse[]> {
    return this.queries.ofCoach(id);
  }

  @Post('offerings/:id/dates')
  @ApiOperation({
    summary: 'Add a date to a group, at any time without another session',
    description: 'Refused with `slot_taken` if there’s another session at that time.',
  })
  @ApiCreatedResponse({ type: CoachDateResponse })
  @Refuses('not_found', 'slot_taken', 'too_late')
  async add(
    @IdParam() id: string,
    @Me() { accountId }: SignedIn,
    @Body() request: AddDateRequest,
  ): Promise<CoachDateResponse> {
    return this.queries.oneOfCoach(await this.dates.add(accountId, id, request));
  }

  @Put('dates/:id')
  @ApiOperation({
    summary: 'Change the number of spots on a date; new spots are offered to the waiting list',
  })
  @ApiOkResponse({ type: CoachDateResponse })
  @Refuses('not_found', 'full')
  async resize(
    @IdParam() id: string,
    @Me() { accountId }: SignedIn,
    @Body() { places }: ResizeDateRequest,
  ): Promise<CoachDateResponse> {
    await this.dates.resize(accountId, id, places);
    return this.queries.oneOfCoach(id);
  }

  @Post('dates/:id/move')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Move a date to any time without another session; everyone who has a spot gets an email',
    description: 'Refused with `slot_taken` if there’s another session at that time.',
  })
  @ApiOkResponse({ type: CoachDateResponse })
  @Refuses('not_found', 'slot_taken', 'too_late')
  async move(
    @IdParam() id: string,
    @Me() { accountId }: SignedIn,
    @Body() { startsAt }: MoveDateRequest,
  ): Promise<CoachDateResponse> {
    await this.dates.move(accountId, id, new Date(startsAt));
    return this.queries.oneOfCoach(id);
  }

  @Post('dates/:id/bookings')
  @ApiOperation({
    summary: 'Give a member a spot on a date; the member gets an email',
    description: 'Skips the waiting list. Refused with `full` if all spots are booked or kept.',
  })
  @ApiCreatedResponse({ type: BookingResponse })
  @Refuses('consent_needed', 'not_found', 'member_blocked', 'full', 'too_late', 'no_credit', 'booked_already')
  async give(
    @IdParam() id: string,
    @Me() { accountId }: SignedIn,
    @Body() request: GivePlaceRequest,
  ): Promise<BookingResponse> {
    return this.bookings.one(await this.places.give(accountId, id, request));
  }

  @Post('dates/:id/cancellation')
  @HttpCode(204)
  @ApiOperation({ summary: 'Cancel a date; everyone who has a spot gets an email and can book another date' })
  @ApiNoContentResponse()
  @Refuses('not_found', 'too_late')
  callOff(
    @IdParam() id: string,
    @Me() { accountId }: SignedIn,
    @Body() { reason }: CallOffDateRequest,
  ): Promise<void> {
    return this.dates.callOff(accountId, id, reason);
  }
}
