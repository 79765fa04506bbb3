import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers, AnswersNothing, AnswersPage, Summary } from '../../../platform/http/answers.js';
import { SendsEtag } from '../../../platform/http/etag.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { IgnoresIdempotencyKey } from '../../../platform/http/ignores-idempotency-key.js';
import { AllowSignedIn } from '../../../platform/security/access.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { RateLimit } from '../../../platform/security/rate-limit.js';
import {
  ConversationResponse,
  InboxItemResponse,
  InboxQuery,
  MarkReadRequest,
  OpenConversationRequest,
  UnreadResponse,
} from './conversations.dto.js';
import { ConversationsQueries } from './conversations.queries.js';
import { ConversationsService } from './conversations.service.js';
import { ForPrograms } from '../../../platform/security/scopes.js';

@ApiTags('Messages')
@Controller('conversations')
@AllowSignedIn()
@ForPrograms('messages')
export class ConversationsController {
  constructor(
    private readonly conversations: ConversationsService,
    private readonly queries: ConversationsQueries,
  ) {}

  @Get()
  @SendsEtag()
  @RateLimit({ name: 'messages.search', limit: 240, perSeconds: 60, onlyWith: 'q' })
  @Summary('List the conversations of the inbox, newest message first')
  @AnswersPage(InboxItemResponse)
  inbox(@Me() me: SignedIn, @Query() query: InboxQuery) {
    return this.queries.inbox(me.accountId, query);
  }

  @Get('unread')
  @Summary('Count the conversations with unread or unanswered messages')
  @Answers(UnreadResponse)
  unread(@Me() me: SignedIn) {
    return this.queries.unread(me.accountId);
  }

  @Post('open')
  @RateLimit({ name: 'messages.open', limit: 60, perSeconds: 60 })
  @Summary(
    'Get or create the conversation with a person, the coach, a circle or a pod',
    'Returns 404 for anyone the caller can’t message because of age or family, and for anyone who doesn’t exist. A conversation that already has messages stays readable.',
  )
  @Answers(
    ConversationResponse,
    'not_found',
    'may_not_write',
    'not_receiving',
    'you_blocked',
    'coach_only',
    'muted',
    'not_possible',
  )
  async open(@Me() me: SignedIn, @Body() wish: OpenConversationRequest) {
    return this.queries.read(me.accountId, await this.conversations.open(me, wish));
  }

  @Get(':id')
  @Summary('Get a conversation')
  @Answers(ConversationResponse, 'not_found')
  read(@Me() me: SignedIn, @IdParam() id: string) {
    return this.queries.read(me.accountId, id);
  }

  @Post(':id/mark-read')
  @Summary('Mark messages as read up to this one; never moves backward')
  @AnswersNothing('not_found')
  markRead(@Me() me: SignedIn, @IdParam() id: string, @Body() { through }: MarkReadRequest) {
    return this.conversations.markRead(me, id, through);
  }

  @Post(':id/mute')
  @RateLimit({ name: 'messages.silence', limit: 60, perSeconds: 60 })
  @Summary('Get notified only of mentions in a circle or pod')
  @AnswersNothing('not_found', 'not_possible')
  mute(@Me() me: SignedIn, @IdParam() id: string) {
    return this.conversations.silence(me, id, true);
  }

  @Post(':id/unmute')
  @RateLimit({ name: 'messages.silence', limit: 60, perSeconds: 60 })
  @Summary('Get notified of all messages in a circle or pod')
  @AnswersNothing('not_found', 'not_possible')
  unmute(@Me() me: SignedIn, @IdParam() id: string) {
    return this.conversations.silence(me, id, false);
  }

  @Post(':id/show-typing')
  @IgnoresIdempotencyKey('changes-nothing')
  @RateLimit({ name: 'messages.typing', limit: 60, perSeconds: 60 })
  @Summary(
    'Show the others that this person is typing; for a few seconds, if both allow it, and never stored',
  )
  @AnswersNothing('not_found')
  typing(@Me() me: SignedIn, @IdParam() id: string) {
    return this.conversations.typing(me, id);
  }
}
