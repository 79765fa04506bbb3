import { Body, Post } from '@nestjs/common';
import { Answers, Summary } from '../../../platform/http/answers.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { RateLimit } from '../../../platform/security/rate-limit.js';
import { CoachController } from '../../../platform/security/controllers.js';
import { MessageDeliveryResponse, MessageManyRequest } from './message-many.dto.js';
import { MessageManyService } from './message-many.service.js';

@CoachController('creator/messages', { tag: 'Messages', area: 'messages' })
export class MessageManyController {
  constructor(private readonly many: MessageManyService) {}

  @Post('send')
  @RateLimit({ name: 'messages.many', limit: 10, perSeconds: 3600 })
  @Summary(
    'Send the same message to several students',
    'Each person gets it in their conversation with the coach. Minors, blocked people and people without a confirmed address are left out.',
  )
  @Answers([MessageDeliveryResponse])
  send(@Me() me: SignedIn, @Body() message: MessageManyRequest) {
    return this.many.send(me, message);
  }
}
