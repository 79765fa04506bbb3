import { Body, Controller, Delete, Get, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers, AnswersNothing, AnswersPage, Creates, Summary } from '../../../platform/http/answers.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { Refuses } from '../../../platform/http/refuses.js';
import { AllowSignedIn } from '../../../platform/security/access.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { RateLimit } from '../../../platform/security/rate-limit.js';
import {
  CommentResponse,
  CommentsQuery,
  EditCommentRequest,
  NewCommentRequest,
  ThreadResponse,
} from './comments.dto.js';
import { CommentsQueries } from './comments.queries.js';
import { CommentsService } from './comments.service.js';
import { ForPrograms } from '../../../platform/security/scopes.js';

const WRITING = { name: 'community.comments', limit: 60, perSeconds: 600 };

@ApiTags('Community')
@Controller('community')
@AllowSignedIn()
@Refuses('not_found')
@ForPrograms('community')
export class CommentsController {
  constructor(
    private readonly queries: CommentsQueries,
    private readonly comments: CommentsService,
  ) {}

  @Get('posts/:id/comments')
  @Summary('List the comments on a post with their replies, oldest first')
  @AnswersPage(ThreadResponse)
  under(@Me() me: SignedIn, @IdParam() id: string, @Query() query: CommentsQuery) {
    return this.queries.under(me, id, query);
  }

  @Post('posts/:id/comments')
  @RateLimit(WRITING)
  @Summary('Comment on a post, or reply to a comment')
  @Creates(CommentResponse, 'guidelines_first', 'warning_unread', 'consent_needed', 'muted', 'not_possible')
  async add(@Me() me: SignedIn, @IdParam() id: string, @Body() request: NewCommentRequest) {
    return this.queries.one(me, await this.comments.add(me, id, request));
  }

  @Patch('comments/:id')
  @RateLimit(WRITING)
  @Summary('Update a comment')
  @Answers(CommentResponse, 'guidelines_first', 'warning_unread', 'consent_needed', 'muted', 'not_possible')
  async edit(@Me() me: SignedIn, @IdParam() id: string, @Body() { text }: EditCommentRequest) {
    await this.comments.edit(me, id, text);
    return this.queries.one(me, id);
  }

  @Delete('comments/:id')
  @Summary('Delete a comment and the replies to it')
  @AnswersNothing()
  remove(@Me() me: SignedIn, @IdParam() id: string) {
    return this.comments.remove(me, id);
  }
}
