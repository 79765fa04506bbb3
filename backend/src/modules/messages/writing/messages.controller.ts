import { Body, Controller, Delete, Get, Patch, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { IdParam } from '../../../platform/http/id-param.js';
import { Refuses } from '../../../platform/http/refuses.js';
import { AllowSignedIn } from '../../../platform/security/access.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { RateLimit } from '../../../platform/security/rate-limit.js';
import { UsesUpload } from '../../media/index.js';
import { ConversationsQueries } from '../conversations/conversations.queries.js';
import {
  EditMessageRequest,
  MessageResponse,
  MessagesQuery,
  MessagesResponse,
  SendMessageRequest,
} from './messages.dto.js';
import { MessagesQueries } from './messages.queries.js';
import { MessagesService } from './messages.service.js';

@ApiTags('Messages')
@Controller()
@AllowSignedIn()
@Refuses('not_found')
export class MessagesController {
  constructor(
    private readonly conversations: ConversationsQueries,
    private readonly queries: MessagesQueries,
    private readonly messages: MessagesService,
  ) {}

  @Get('conversations/:id/messages')
  @ApiOperation({ summary: 'List a conversation’s messages, newest or earlier ones' })
  @ApiOkResponse({ type: MessagesResponse })
  async page(
    @Me() me: SignedIn,
    @IdParam() id: string,
    @Query() { before }: MessagesQuery,
  ): Promise<MessagesResponse> {
    await this.conversations.read(me.accountId, id);
    return this.queries.page(me.accountId, id, before);
  }

  @Post('conversations/:id/messages')
  @RateLimit({ name: 'messages.send', limit: 60, perSeconds: 60 })
  @ApiOperation({ summary: 'Send a message; repeating the same `clientId` sends it once' })
  @ApiCreatedResponse({ type: MessageResponse })
  @Refuses('may_not_write', 'not_receiving', 'you_blocked', 'coach_only', 'muted', 'not_possible')
  @UsesUpload()
  send(
    @Me() me: SignedIn,
    @IdParam() id: string,
    @Body() message: SendMessageRequest,
  ): Promise<MessageResponse> {
    return this.messages.send(me, id, message);
  }

  @Patch('messages/:id')
  @RateLimit({ name: 'messages.change', limit: 60, perSeconds: 60 })
  @ApiOperation({ summary: 'Edit your own message within 15 minutes' })
  @ApiOkResponse({ type: MessageResponse })
  @Refuses('too_late')
  reword(
    @Me() me: SignedIn,
    @IdParam() id: string,
    @Body() { text }: EditMessageRequest,
  ): Promise<MessageResponse> {
    return this.messages.reword(me, id, text);
  }

  @Delete('messages/:id')
  @RateLimit({ name: 'messages.change', limit: 60, perSeconds: 60 })
  @ApiOperation({
    summary: 'Delete the text of your own message within 15 minutes; an empty message stays in its place',
  })
  @ApiOkResponse({ type: MessageResponse })
  @Refuses('too_late')
  remove(@Me() me: SignedIn, @IdParam() id: string): Promise<MessageResponse> {
    return this.messages.remove(me, id);
  }
}
