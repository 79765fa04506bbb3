import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/security/access.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { RateLimit } from '../../../platform/security/rate-limit.js';
import { MessageDeliveryResponse, MessageManyRequest } from './message-many.dto.js';
import { MessageManyService } from './message-many.service.js';

@ApiTags('Messages')
@Controller('creator/messages')
@Allow('creator')
export class MessageManyController {
  constructor(private readonly many: MessageManyService) {}

  @Post()
  @HttpCode(200)
  @RateLimit({ name: 'messages.many', limit: 10, perSeconds: 3600 })
  @ApiOperation({
    summary: 'Send the same message to several students',
    description:
      'Each person gets it in their conversation with the coach. Minors, blocked people and people without a confirmed address are left out.',
  })
  @ApiOkResponse({ type: [MessageDeliveryResponse] })
  send(@Me() me: SignedIn, @Body() message: MessageManyRequest): Promise<MessageDeliveryResponse[]> {
    return this.many.send(me, message);
  }
}
