import { Body, Controller, Delete, Get, HttpCode, Patch, Post, Query } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { IdParam } from '../../../platform/http/id-param.js';
import { Refuses } from '../../../platform/http/refuses.js';
import { AllowSignedIn } from '../../../platform/security/access.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { RateLimit } from '../../../platform/security/rate-limit.js';
import {
  AfterCommentQuery,
  CommentResponse,
  EditCommentRequest,
  NewCommentRequest,
  ThreadPageResponse,
} from './comments.dto.js';
import { CommentsQueries } from './comments.queries.js';
import { CommentsService } from './comments.service.js';

const WRITING = { name: 'community.comments', limit: 60, perSeconds: 600 };

@ApiTags('Community')
@Controller('community')
@AllowSignedIn()
@Refuses('not_found')
export class CommentsController {
  constructor(
    private readonly queries: CommentsQueries,
    private readonly comments: CommentsService,
  ) {}

  @Get('posts/:id/comments')
  @ApiOperation({ summary: 'List the comments on a post with their replies, oldest first' })
  @ApiOkResponse({ type: ThreadPageResponse })
  under(
    @Me() me: SignedIn,
    @IdParam() id: string,
    @Query() { after }: AfterCommentQuery,
  ): Promise<ThreadPageResponse> {
    return this.queries.under(me, id, after);
  }

  @Post('posts/:id/comments')
  @RateLimit(WRITING)
  @ApiOperation({ summary: 'Comment on a post, or reply to a comment' })
  @ApiCreatedResponse({ type: CommentResponse })
  @Refuses('guidelines_first', 'warning_unread', 'consent_needed', 'muted', 'not_possible')
  async add(
    @Me() me: SignedIn,
    @IdParam() id: string,
    @Body() request: NewCommentRequest,
  ): Promise<CommentResponse> {
    return this.queries.one(me, await this.comments.add(me, id, request));
  }

  @Patch('comments/:id')
  @RateLimit(WRITING)
  @ApiOperation({ summary: 'Update a comment' })
  @ApiOkResponse({ type: CommentResponse })
  @Refuses('guidelines_first', 'warning_unread', 'consent_needed', 'muted', 'not_possible')
  async edit(
    @Me() me: SignedIn,
    @IdParam() id: string,
    @Body() { text }: EditCommentRequest,
  ): Promise<CommentResponse> {
    await this.comments.edit(me, id, text);
    return this.queries.one(me, id);
  }

  @Delete('comments/:id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Delete a comment and the replies to it' })
  @ApiNoContentResponse()
  remove(@Me() me: SignedIn, @IdParam() id: string): Promise<void> {
    return this.comments.remove(me, id);
  }
}
