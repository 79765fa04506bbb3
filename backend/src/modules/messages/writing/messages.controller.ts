import { Body, Controller, Get, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers, AnswersPage, Creates, Summary } from '../../../platform/http/answers.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { Refuses } from '../../../platform/http/refuses.js';
import { AllowSignedIn } from '../../../platform/security/access.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { RateLimit } from '../../../platform/security/rate-limit.js';
import { UsesUpload } from '../../media/index.js';
import { ConversationsQueries } from '../conversations/conversations.queries.js';
import { EditMessageRequest, MessageResponse, MessagesQuery, SendMessageRequest } from './messages.dto.js';
import { MessagesQueries } from './messages.queries.js';
import { MessagesService } from './messages.service.js';
import { ForPrograms } from '../../../platform/security/scopes.js';

@ApiTags('Messages')
@Controller()
@AllowSignedIn()
@Refuses('not_found')
@ForPrograms('messages')
export class MessagesController {
  constructor(
    private readonly conversations: ConversationsQueries,
    private readonly queries: MessagesQueries,
    private readonly messages: MessagesService,
  ) {}

  @Get('conversations/:id/messages')
  @Summary('List a conversation’s messages, newest first')
  @AnswersPage(MessageResponse)
  async page(@Me() me: SignedIn, @IdParam() id: string, @Query() query: MessagesQuery) {
    await this.conversations.read(me.accountId, id);
    return this.queries.page(me.accountId, id, query);
  }

  @Post('conversations/:id/messages')
  @RateLimit({ name: 'messages.send', limit: 60, perSeconds: 60 })
  @Summary('Send a message; repeating the same `clientId` sends it once')
  @Creates(
    MessageResponse,
    'may_not_write',
    'not_receiving',
    'you_blocked',
    'coach_only',
    'muted',
    'not_possible',
  )
  @UsesUpload()
  send(@Me() me: SignedIn, @IdParam() id: string, @Body() message: SendMessageRequest) {
    return this.messages.send(me, id, message);
  }

  @Patch('messages/:id')
  @RateLimit({ name: 'messages.change', limit: 60, perSeconds: 60 })
  @Summary('Edit your own message within 15 minutes')
  @Answers(MessageResponse, 'too_late')
  reword(@Me() me: SignedIn, @IdParam() id: string, @Body() { text }: EditMessageRequest) {
    return this.messages.reword(me, id, text);
  }

  @Post('messages/:id/remove')
  @RateLimit({ name: 'messages.change', limit: 60, perSeconds: 60 })
  @Summary('Delete the text of your own message within 15 minutes; an empty message stays in its place')
  @Answers(MessageResponse, 'too_late')
  remove(@Me() me: SignedIn, @IdParam() id: string) {
    return this.messages.remove(me, id);
  }
}
