import { Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers, Summary } from '../../../platform/http/answers.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { Allow } from '../../../platform/security/access.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { RateLimit } from '../../../platform/security/rate-limit.js';
import { RemindersService } from '../../coaching/index.js';
import { ReminderResponse } from './reminders.dto.js';
import { RemindersQueries } from './reminders.queries.js';
import { ForPrograms } from '../../../platform/security/scopes.js';

@ApiTags('Coach sessions')
@Controller('creator/coaching/bookings/:id/reminders')
@Allow('creator')
@ForPrograms('coaching')
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
