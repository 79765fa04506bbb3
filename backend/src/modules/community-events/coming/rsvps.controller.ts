import { Post } from '@nestjs/common';
import { Answers, Summary } from '../../../platform/http/answers.js';
import { IdParam } from '../../../platform/http/id-param.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { RateLimit } from '../../../platform/security/rate-limit.js';
import { MemberController } from '../../../platform/security/controllers.js';
import { CommunityEventResponse } from './events.dto.js';
import { EventsQueries } from './events.queries.js';
import { RsvpsService } from './rsvps.service.js';

const CHANGES = { name: 'community.rsvps', limit: 40, perSeconds: 600 };

/** Endpoints for a member's RSVP to an event. */
@MemberController('community/events/:id', { tag: 'Events', area: 'community' })
export class RsvpsController {
  constructor(
    private readonly rsvps: RsvpsService,
    private readonly queries: EventsQueries,
  ) {}

  @Post('rsvp')
  @RateLimit(CHANGES)
  @Summary(
    'RSVP to an event',
    'If the event is full, the member joins the waiting list and gets the next free spot. `mine` has the result. For a minor, a guardian must have agreed.',
  )
  @Answers(CommunityEventResponse, 'not_found', 'too_late', 'full', 'consent_needed')
  async come(@Me() me: SignedIn, @IdParam() id: string) {
    await this.rsvps.come(me, id);
    return this.queries.one(me, id);
  }

  @Post('cancel-rsvp')
  @RateLimit(CHANGES)
  @Summary('Cancel the RSVP or leave the waiting list; the spot goes to the next person waiting')
  @Answers(CommunityEventResponse, 'not_found', 'too_late')
  async takeBack(@Me() me: SignedIn, @IdParam() id: string) {
    await this.rsvps.takeBack(me, id);
    return this.queries.one(me, id);
  }
}
