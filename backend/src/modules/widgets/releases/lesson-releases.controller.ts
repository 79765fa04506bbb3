import { Body, Get, Headers, Post } from '@nestjs/common';
import { Answers, AnswersNothing, Summary } from '../../../platform/http/answers.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { versionOf } from '../../../platform/http/if-match.js';
import { Refuses } from '../../../platform/http/refuses.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { CoachController } from '../../../platform/security/controllers.js';
import { Me } from '../../../platform/security/current-actor.js';
import { LessonVersionResponse } from '../editor/editor.dto.js';
import { LessonHistoryService } from '../history/lesson-history.service.js';
import { ChangesLesson } from '../revisions/changes-lesson.dto.js';
import { LessonDraftsQueries } from './lesson-drafts.queries.js';
import { LessonDraftResponse, PublishLessonsRequest } from './lesson-releases.dto.js';
import { LessonReleasesService } from './lesson-releases.service.js';

/** Drafts of lessons, and how they go live. */
@CoachController('creator', { tag: 'Lesson editor', area: 'products' })
@Refuses('not_found')
export class LessonReleasesController {
  constructor(
    private readonly drafts: LessonDraftsQueries,
    private readonly releases: LessonReleasesService,
    private readonly history: LessonHistoryService,
  ) {}

  @Get('courses/:courseId/lesson-drafts')
  @Summary('List the lessons of a course that have something to publish')
  @Answers([LessonDraftResponse])
  list(@IdParam('courseId') courseId: string) {
    return this.drafts.list(courseId);
  }

  @Post('courses/:courseId/publish-lessons')
  @Summary(
    'Publish lessons of a published course as they are in the builder; returns what is left to publish',
  )
  @Answers([LessonDraftResponse], 'stale_edit', 'wrong_status')
  async publish(
    @Me() { accountId }: SignedIn,
    @IdParam('courseId') courseId: string,
    @Body() request: PublishLessonsRequest,
  ) {
    await this.releases.publish(courseId, request, accountId);
    return this.drafts.list(courseId);
  }

  @Post('lessons/:lessonId/unpublish')
  @Summary('Make a published lesson a draft; its members’ notes and progress stay')
  @AnswersNothing()
  unpublish(@Me() { accountId }: SignedIn, @IdParam('lessonId') lessonId: string) {
    return this.releases.unpublish(lessonId, accountId);
  }

  @Post('lessons/:lessonId/discard-changes')
  @ChangesLesson('Return a lesson to what members see; the discarded version can be restored')
  @Answers(LessonVersionResponse, 'wrong_status')
  discard(
    @Me() { accountId }: SignedIn,
    @IdParam('lessonId') lessonId: string,
    @Headers('if-match') ifMatch?: string,
  ) {
    return this.history.discardChanges(lessonId, { accountId, seen: versionOf(ifMatch) });
  }
}
