import { Controller, Delete, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers, Summary } from '../../../platform/http/answers.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { Allow } from '../../../platform/security/access.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { RateLimit } from '../../../platform/security/rate-limit.js';
import { CommunityEventResponse } from './events.dto.js';
import { EventsQueries } from './events.queries.js';
import { RsvpsService } from './rsvps.service.js';

const CHANGES = { name: 'community.rsvps', limit: 40, perSeconds: 600 };

/** Endpoints for a member's RSVP to an event. */
@ApiTags('Events')
@Controller('community/events/:id/rsvp')
@Allow('member')
export class RsvpsController {
  constructor(
    private readonly rsvps: RsvpsService,
    private readonly queries: EventsQueries,
  ) {}

  @Put()
  @RateLimit(CHANGES)
  @Summary(
    'Say that one comes',
    'Where all places are taken the member waits, and gets the next one that is free; `mine` says which. Of a minor a guardian has agreed.',
  )
  @Answers(CommunityEventResponse, 'not_found', 'too_late', 'full', 'consent_needed')
  async come(@Me() me: SignedIn, @IdParam() id: string): Promise<CommunityEventResponse> {
    await this.rsvps.come(me, id);
    return this.queries.one(me, id);
  }

  @Delete()
  @RateLimit(CHANGES)
  @Summary('Do not come, or wait, any more; the place goes to whoever has waited longest')
  @Answers(CommunityEventResponse, 'not_found', 'too_late')
  async takeBack(@Me() me: SignedIn, @IdParam() id: string): Promise<CommunityEventResponse> {
    await this.rsvps.takeBack(me, id);
    return this.queries.one(me, id);
  }
}
