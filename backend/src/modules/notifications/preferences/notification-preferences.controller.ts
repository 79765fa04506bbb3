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
  @Summary('What this person hears of in which way; what is about security and money always comes')
  @Answers(NotificationPreferencesResponse)
  async read(@Me() me: SignedIn): Promise<NotificationPreferencesResponse> {
    return { preferences: await this.preferences.of(me) };
  }

  @Put()
  @RateLimit({ name: 'me.notification-preferences', limit: 60, perSeconds: 60 })
  @Summary('Choose what this person hears of in which way')
  @Answers(NotificationPreferencesResponse)
  async set(
    @Me() me: SignedIn,
    @Body() { preferences }: SetNotificationPreferencesRequest,
  ): Promise<NotificationPreferencesResponse> {
    await this.preferences.set(me.accountId, preferences);
    return { preferences: await this.preferences.of(me) };
  }
}
