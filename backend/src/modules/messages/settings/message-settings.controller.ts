import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers, Summary } from '../../../platform/http/answers.js';
import { AllowSignedIn } from '../../../platform/security/access.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { RateLimit } from '../../../platform/security/rate-limit.js';
import { MessageSettingsBody, MessageSettingsResponse } from './message-settings.dto.js';
import { MessageSettingsService } from './message-settings.service.js';
import { ForPrograms } from '../../../platform/security/scopes.js';

@ApiTags('Messages')
@Controller('me/message-settings')
@AllowSignedIn()
@RateLimit({ name: 'messages.settings', limit: 60, perSeconds: 60 })
@ForPrograms('messages')
export class MessageSettingsController {
  constructor(private readonly settings: MessageSettingsService) {}

  @Get()
  @Summary('Get who can message this person, what others see, and who is blocked')
  @Answers(MessageSettingsResponse)
  read(@Me() me: SignedIn) {
    return this.settings.of(me);
  }

  @Put()
  @Summary('Set who can message this person, and what others see')
  @Answers(MessageSettingsResponse)
  async save(@Me() me: SignedIn, @Body() settings: MessageSettingsBody) {
    await this.settings.save(me, settings);
    return this.settings.of(me);
  }
}
