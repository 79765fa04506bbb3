import { Controller, Delete, HttpCode, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { IdParam } from '../../../platform/http/id-param.js';
import { Refuses } from '../../../platform/http/refuses.js';
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
  @HttpCode(200)
  @RateLimit(CHANGES)
  @ApiOperation({
    summary: 'RSVP to an event',
    description:
      'If the event is full, the member joins the waiting list and gets the next free spot. `mine` has the result. For a minor, a guardian must have agreed.',
  })
  @ApiOkResponse({ type: CommunityEventResponse })
  @Refuses('not_found', 'too_late', 'full', 'consent_needed')
  async come(@Me() me: SignedIn, @IdParam() id: string): Promise<CommunityEventResponse> {
    await this.rsvps.come(me, id);
    return this.queries.one(me, id);
  }

  @Delete()
  @RateLimit(CHANGES)
  @ApiOperation({
    summary: 'Cancel the RSVP or leave the waiting list; the spot goes to the next person waiting',
  })
  @ApiOkResponse({ type: CommunityEventResponse })
  @Refuses('not_found', 'too_late')
  async takeBack(@Me() me: SignedIn, @IdParam() id: string): Promise<CommunityEventResponse> {
    await this.rsvps.takeBack(me, id);
    return this.queries.one(me, id);
  }
}
