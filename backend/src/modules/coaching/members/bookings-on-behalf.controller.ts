import { Body, Post } from '@nestjs/common';
import { Creates, Summary } from '../../../platform/http/answers.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { CoachController } from '../../../platform/security/controllers.js';
import { BookingResponse } from '../bookings/bookings.dto.js';
import { BookingsQueries } from '../bookings/bookings.queries.js';
import { BookOnBehalfRequest } from './member-coaching.dto.js';
import { BookingsOnBehalfService } from './bookings-on-behalf.service.js';

@CoachController('creator/coaching/bookings', { tag: 'Coach sessions', area: 'coaching' })
export class BookingsOnBehalfController {
  constructor(
    private readonly bookings: BookingsOnBehalfService,
    private readonly queries: BookingsQueries,
  ) {}

  @Post()
  @Summary(
    'Book a time for a member; the member gets an email',
    'If refused with `slot_taken`, `current.slots` has the next free times.',
  )
  @Creates(
    BookingResponse,
    'not_found',
    'member_blocked',
    'slot_taken',
    'outside_hours',
    'too_late',
    'no_credit',
    'consent_needed',
  )
  async book(@Me() { accountId }: SignedIn, @Body() request: BookOnBehalfRequest) {
    return this.queries.one(await this.bookings.book(accountId, request));
  }
}
