import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers, Creates, Summary } from '../../../platform/http/answers.js';
import { SendsEtag } from '../../../platform/http/etag.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { AllowSignedIn } from '../../../platform/security/access.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { RateLimit } from '../../../platform/security/rate-limit.js';
import { CourseEntryService } from '../../learning/index.js';
import { CommentResponse } from '../comments/comments.dto.js';
import { CommentsQueries } from '../comments/comments.queries.js';
import { PostPageResponse, PostResponse } from '../posts/posts.dto.js';
import { PostsQueries } from '../posts/posts.queries.js';
import { PostsService } from '../posts/posts.service.js';
import { AnswersService } from './answers.service.js';
import {
  NewQuestionRequest,
  QuestionsQuery,
  SimilarQuery,
  SimilarQuestionResponse,
} from './questions.dto.js';
import { SimilarQueries } from './similar.queries.js';
import { ForPrograms } from '../../../platform/security/scopes.js';

const HELPFUL = { name: 'community.helpful', limit: 300, perSeconds: 600 };

/** Questions to the community. An answer is a comment directly under a question. */
@ApiTags('Community')
@Controller('community')
@AllowSignedIn()
@ForPrograms('community')
export class QuestionsController {
  constructor(
    private readonly posts: PostsQueries,
    private readonly writing: PostsService,
    private readonly comments: CommentsQueries,
    private readonly answers: AnswersService,
    private readonly similar: SimilarQueries,
    private readonly courses: CourseEntryService,
  ) {}

  @Get('questions')
  @SendsEtag()
  @RateLimit({ name: 'community.questions', limit: 300, perSeconds: 600 })
  @Summary('List questions from all members, newest first')
  @Answers(PostPageResponse)
  list(@Me() me: SignedIn, @Query() { q = '', unsolved, lessonId, updatedSince, ...page }: QuestionsQuery) {
    return this.posts.questions(me, { ...page, q, lessonId, updatedSince, isUnsolved: unsolved === 'true' });
  }

  @Get('questions/similar')
  @RateLimit({ name: 'community.similar', limit: 300, perSeconds: 600 })
  @Summary('Find questions from all members that are similar to a new one')
  @Answers([SimilarQuestionResponse])
  alike(@Me() me: SignedIn, @Query() { q }: SimilarQuery) {
    return this.similar.to(me, q);
  }

  @Post('questions')
  @RateLimit({ name: 'community.posts', limit: 20, perSeconds: 600 })
  @Summary('Ask the community a question')
  @Creates(
    PostResponse,
    'not_found',
    'module_locked',
    'not_possible',
    'guidelines_first',
    'warning_unread',
    'consent_needed',
    'muted',
  )
  async ask(@Me() me: SignedIn, @Body() { text, tag, lesson }: NewQuestionRequest) {
    if (lesson) await this.courses.enterLesson(me, lesson.lessonId);
    const question = { text, tag, groupId: null, images: [] };
    const id = await this.writing.add(me, 'question', question, lesson ?? null);
    return this.posts.one(me, id);
  }

  @Post('comments/:id/accept')
  @Summary('Accept the answer that solved the question; for the person who asked and the coach')
  @Answers(PostResponse, 'not_found')
  async accept(@Me() me: SignedIn, @IdParam() id: string) {
    return this.posts.one(me, await this.answers.accept(me, id, true));
  }

  @Post('comments/:id/unaccept')
  @Summary('Take back that this answer solved the question')
  @Answers(PostResponse, 'not_found')
  async unaccept(@Me() me: SignedIn, @IdParam() id: string) {
    return this.posts.one(me, await this.answers.accept(me, id, false));
  }

  @Post('comments/:id/mark-helpful')
  @RateLimit(HELPFUL)
  @Summary('Mark an answer as helpful')
  @Answers(CommentResponse, 'not_found', 'not_possible', 'consent_needed', 'muted')
  async markAnswer(@Me() me: SignedIn, @IdParam() id: string) {
    await this.answers.findAnswerHelpful(me, id, true);
    return this.comments.one(me, id);
  }

  @Post('comments/:id/unmark-helpful')
  @RateLimit(HELPFUL)
  @Summary('Undo that an answer was marked as helpful')
  @Answers(CommentResponse, 'not_found', 'not_possible', 'consent_needed', 'muted')
  async unmarkAnswer(@Me() me: SignedIn, @IdParam() id: string) {
    await this.answers.findAnswerHelpful(me, id, false);
    return this.comments.one(me, id);
  }

  @Post('posts/:id/mark-helpful')
  @RateLimit(HELPFUL)
  @Summary('Mark a question as helpful')
  @Answers(PostResponse, 'not_found', 'not_possible', 'consent_needed', 'muted')
  async markQuestion(@Me() me: SignedIn, @IdParam() id: string) {
    await this.answers.findQuestionHelpful(me, id, true);
    return this.posts.one(me, id);
  }

  @Post('posts/:id/unmark-helpful')
  @RateLimit(HELPFUL)
  @Summary('Undo that a question was marked as helpful')
  @Answers(PostResponse, 'not_found', 'not_possible', 'consent_needed', 'muted')
  async unmarkQuestion(@Me() me: SignedIn, @IdParam() id: string) {
    await this.answers.findQuestionHelpful(me, id, false);
    return this.posts.one(me, id);
  }
}
