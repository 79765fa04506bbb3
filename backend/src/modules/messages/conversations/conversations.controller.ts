import { Body, Controller, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { IdParam } from '../../../platform/http/id-param.js';
import { Refuses } from '../../../platform/http/refuses.js';
import { AllowSignedIn } from '../../../platform/security/access.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { RateLimit } from '../../../platform/security/rate-limit.js';
import {
  ConversationResponse,
  InboxQuery,
  InboxResponse,
  MarkReadRequest,
  OpenConversationRequest,
  SilenceRequest,
  UnreadResponse,
} from './conversations.dto.js';
import { ConversationsQueries } from './conversations.queries.js';
import { ConversationsService } from './conversations.service.js';

@ApiTags('Messages')
@Controller('conversations')
@AllowSignedIn()
export class ConversationsController {
  constructor(
    private readonly conversations: ConversationsService,
    private readonly queries: ConversationsQueries,
  ) {}

  @Get()
  @RateLimit({ name: 'messages.search', limit: 240, perSeconds: 60, onlyWith: 'q' })
  @ApiOperation({
    summary: 'List the conversations of the inbox, newest message first',
  })
  @ApiOkResponse({ type: InboxResponse })
  inbox(@Me() me: SignedIn, @Query() query: InboxQuery): Promise<InboxResponse> {
    return this.queries.inbox(me.accountId, query);
  }

  @Get('unread')
  @ApiOperation({ summary: 'Count the conversations with unread or unanswered messages' })
  @ApiOkResponse({ type: UnreadResponse })
  unread(@Me() me: SignedIn): Promise<UnreadResponse> {
    return this.queries.unread(me.accountId);
  }

  @Post()
  @HttpCode(200)
  @RateLimit({ name: 'messages.open', limit: 60, perSeconds: 60 })
  @ApiOperation({
    summary: 'Get or create the conversation with a person, the coach, a circle or a pod',
    description:
      'Returns 404 for anyone the caller can’t message because of age or family, and for anyone who doesn’t exist. A conversation that already has messages stays readable.',
  })
  @ApiOkResponse({ type: ConversationResponse })
  @Refuses(
    'not_found',
    'may_not_write',
    'not_receiving',
    'you_blocked',
    'coach_only',
    'muted',
    'not_possible',
  )
  async open(@Me() me: SignedIn, @Body() wish: OpenConversationRequest): Promise<ConversationResponse> {
    return this.queries.read(me.accountId, await this.conversations.open(me, wish));
  }

  @Get(':id')
  @ApiOperation({ summary: 'Get a conversation' })
  @ApiOkResponse({ type: ConversationResponse })
  @Refuses('not_found')
  read(@Me() me: SignedIn, @IdParam() id: string): Promise<ConversationResponse> {
    return this.queries.read(me.accountId, id);
  }

  @Put(':id/read')
  @HttpCode(204)
  @ApiOperation({ summary: 'Mark messages as read up to this one; never moves backward' })
  @ApiNoContentResponse()
  @Refuses('not_found')
  markRead(@Me() me: SignedIn, @IdParam() id: string, @Body() { through }: MarkReadRequest): Promise<void> {
    return this.conversations.markRead(me, id, through);
  }

  @Put(':id/silence')
  @HttpCode(204)
  @RateLimit({ name: 'messages.silence', limit: 60, perSeconds: 60 })
  @ApiOperation({
    summary: 'Get notified of all messages in a circle or pod, or only of mentions',
  })
  @ApiNoContentResponse()
  @Refuses('not_found', 'not_possible')
  silence(@Me() me: SignedIn, @IdParam() id: string, @Body() { isSilenced }: SilenceRequest): Promise<void> {
    return this.conversations.silence(me, id, isSilenced);
  }

  @Post(':id/typing')
  @HttpCode(204)
  @RateLimit({ name: 'messages.typing', limit: 60, perSeconds: 60 })
  @ApiOperation({
    summary:
      'Show the others that this person is typing; for a few seconds, if both allow it, and never stored',
  })
  @ApiNoContentResponse()
  @Refuses('not_found')
  typing(@Me() me: SignedIn, @IdParam() id: string): Promise<void> {
    return this.conversations.typing(me, id);
  }
}
