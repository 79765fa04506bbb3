import { Body, Delete, Get, Headers, Post, Put } from '@nestjs/common';
import { Answers, AnswersNothing, Creates, Summary } from '../../../platform/http/answers.js';
import { TakesVersion, versionOf } from '../../../platform/http/if-match.js';
import { IdParam } from '../../../platform/http/id-param.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { FreshSignIn } from '../../../platform/security/fresh-sign-in.guard.js';
import { RateLimit } from '../../../platform/security/rate-limit.js';
import { CoachController } from '../../../platform/security/controllers.js';
import {
  AddBusyCalendarRequest,
  BusyCalendarResponse,
  PutBusyCalendarRequest,
} from './busy-calendars.dto.js';
import { BusyCalendarsQueries } from './busy-calendars.queries.js';
import { BusyCalendarsService } from './busy-calendars.service.js';

/** Limit, because each reading asks a server elsewhere. */
const READINGS = { name: 'coaching.busy-calendars', limit: 30, perSeconds: 600 };

/** The coach's other calendars, whose busy times block bookings. */
@CoachController('creator/coaching/busy-calendars', { tag: 'Coach sessions', area: 'coaching' })
export class BusyCalendarsController {
  constructor(
    private readonly queries: BusyCalendarsQueries,
    private readonly calendars: BusyCalendarsService,
  ) {}

  @Get()
  @Summary('List the coach’s connected calendars with their status')
  @Answers([BusyCalendarResponse])
  list() {
    return this.queries.list();
  }

  @Post()
  @FreshSignIn()
  @RateLimit(READINGS)
  @Summary(
    'Connect a calendar by its address; it’s read immediately, and then every 15 minutes',
    'If refused with `address_unreadable`, `fields.url` says why. Only the times of its entries are stored.',
  )
  @Creates(BusyCalendarResponse, 'address_unreadable', 'full')
  async add(@Me() { accountId }: SignedIn, @Body() request: AddBusyCalendarRequest) {
    return this.queries.one(await this.calendars.add(accountId, request));
  }

  @Put(':id')
  @RateLimit(READINGS)
  @Summary('Rename a connected calendar, pause it or resume it; while it’s paused, its times are free')
  @TakesVersion('Version that was read')
  @Answers(BusyCalendarResponse, 'not_found')
  async edit(
    @IdParam() id: string,
    @Me() { accountId }: SignedIn,
    @Body() request: PutBusyCalendarRequest,
    @Headers('if-match') ifMatch?: string,
  ) {
    await this.calendars.edit(accountId, id, request, versionOf(ifMatch));
    return this.queries.one(id);
  }

  @Post(':id/refresh')
  @RateLimit(READINGS)
  @Summary('Read a connected calendar now; `problem` says why it failed')
  @Answers(BusyCalendarResponse, 'not_found')
  async read(@IdParam() id: string) {
    await this.calendars.readAgain(id);
    return this.queries.one(id);
  }

  @Delete(':id')
  @Summary('Remove a connected calendar; its times become free')
  @AnswersNothing('not_found')
  remove(@IdParam() id: string, @Me() { accountId }: SignedIn) {
    return this.calendars.remove(accountId, id);
  }
}
