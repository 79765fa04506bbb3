import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers, Summary } from '../../../platform/http/answers.js';
import { AllowSignedIn } from '../../../platform/security/access.js';
import { ForPrograms } from '../../../platform/security/scopes.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { RateLimit } from '../../../platform/security/rate-limit.js';
import {
  NotificationPreferencesResponse,
  SetNotificationPreferencesRequest,
} from './notification-preferences.dto.js';
import { NotificationPreferencesService } from './notification-preferences.service.js';

@ApiTags('Me')
@ForPrograms('account')
@Controller('me/notification-preferences')
@AllowSignedIn()
export class NotificationPreferencesController {
  constructor(private readonly preferences: NotificationPreferencesService) {}

  @Get()
  @Summary('Get this person’s notification settings; security and payment notifications can’t be turned off')
  @Answers(NotificationPreferencesResponse)
  async read(@Me() me: SignedIn) {
    return { preferences: await this.preferences.of(me) };
  }

  @Put()
  @RateLimit({ name: 'me.notification-preferences', limit: 60, perSeconds: 60 })
  @Summary('Update this person’s notification settings')
  @Answers(NotificationPreferencesResponse)
  async set(@Me() me: SignedIn, @Body() { preferences }: SetNotificationPreferencesRequest) {
    await this.preferences.set(me.accountId, preferences);
    return { preferences: await this.preferences.of(me) };
  }
}
