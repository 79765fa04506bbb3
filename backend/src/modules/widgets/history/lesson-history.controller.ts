import { Get, Headers, Post } from '@nestjs/common';
import { Answers, Summary } from '../../../platform/http/answers.js';
import { Refuses } from '../../../platform/http/refuses.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { versionOf } from '../../../platform/http/if-match.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { CoachController } from '../../../platform/security/controllers.js';
import { ChangesLesson } from '../revisions/changes-lesson.dto.js';
import { LessonVersionResponse } from '../editor/editor.dto.js';
import { LessonVersionContentResponse, LessonVersionSummary } from './lesson-history.dto.js';
import { LessonHistoryQueries } from './lesson-history.queries.js';
import { LessonHistoryService } from './lesson-history.service.js';

/** Earlier versions of a lesson's contents. */
@CoachController('creator/lessons/:lessonId/versions', { tag: 'Lesson editor', area: 'products' })
@Refuses('not_found')
export class LessonHistoryController {
  constructor(
    private readonly queries: LessonHistoryQueries,
    private readonly history: LessonHistoryService,
  ) {}

  @Get()
  @Summary('List the earlier versions of a lesson, newest first; up to 100')
  @Answers([LessonVersionSummary])
  list(@IdParam('lessonId') lessonId: string) {
    return this.queries.list(lessonId);
  }

  @Get(':versionId')
  @Summary('Get a lesson’s contents at that version')
  @Answers(LessonVersionContentResponse)
  read(@IdParam('lessonId') lessonId: string, @IdParam('versionId') versionId: string) {
    return this.queries.read(lessonId, versionId);
  }

  @Post(':versionId/restore')
  @ChangesLesson('Restore a version of a lesson; the current one can be restored later')
  @Answers(LessonVersionResponse)
  restore(
    @Me() me: SignedIn,
    @IdParam('lessonId') lessonId: string,
    @IdParam('versionId') versionId: string,
    @Headers('if-match') ifMatch?: string,
  ) {
    return this.history.restore(lessonId, versionId, { accountId: me.accountId, seen: versionOf(ifMatch) });
  }
}
