import { Get, Post } from '@nestjs/common';
import { Answers, Summary } from '../../../platform/http/answers.js';
import { IdParam } from '../../../platform/http/id-param.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { RateLimit } from '../../../platform/security/rate-limit.js';
import { CoachController } from '../../../platform/security/controllers.js';
import { RemindersService } from '../../coaching/index.js';
import { ReminderResponse } from './reminders.dto.js';
import { RemindersQueries } from './reminders.queries.js';

@CoachController('creator/coaching/bookings/:id/reminders', { tag: 'Coach sessions', area: 'coaching' })
export class RemindersController {
  constructor(
    private readonly queries: RemindersQueries,
    private readonly reminders: RemindersService,
  ) {}

  @Get()
  @Summary('List a booking’s reminders: sent ones, then upcoming ones')
  @Answers([ReminderResponse], 'not_found')
  list(@IdParam() id: string) {
    return this.queries.of(id);
  }

  @Post('send')
  @RateLimit({ name: 'coaching.reminders', limit: 30, perSeconds: 3600 })
  @Summary('Send a reminder now, in addition to the automatic ones')
  @Answers([ReminderResponse], 'not_found', 'too_late', 'consent_needed')
  async send(@IdParam() id: string, @Me() { accountId }: SignedIn) {
    await this.reminders.send(accountId, id);
    return this.queries.of(id);
  }
}
