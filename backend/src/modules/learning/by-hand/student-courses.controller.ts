import { Body, Get, Post } from '@nestjs/common';
import { Answers, Summary } from '../../../platform/http/answers.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { Refuses } from '../../../platform/http/refuses.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { CoachController } from '../../../platform/security/controllers.js';
import { ReasonRequest } from '../../audit/index.js';
import { ProgressByHandService } from './progress-by-hand.service.js';
import { type MemberCourse, MemberCoursesQueries } from './member-courses.queries.js';
import { ProgressByHandRequest, StudentCourseResponse } from './student-course.dto.js';

/** One member's progress through a course, for the coach to see and change. */
@CoachController('students/:id/courses/:courseId', { tag: 'Students', area: 'students' })
@Refuses('not_found')
export class StudentCoursesController {
  constructor(
    private readonly courses: MemberCoursesQueries,
    private readonly progress: ProgressByHandService,
  ) {}

  @Get()
  @Summary('Get a course as a member sees it: finished, open and locked parts')
  @Answers(StudentCourseResponse)
  async read(@IdParam() id: string, @IdParam('courseId') courseId: string) {
    return answerOf(await this.courses.expect(id, courseId));
  }

  @Post('modules/:moduleId/open')
  @Summary('Open a locked module for this member; it stays locked for everyone else')
  @Answers(StudentCourseResponse, 'consent_needed', 'already_open')
  async open(
    @Me() { accountId: by }: SignedIn,
    @IdParam() id: string,
    @IdParam('courseId') courseId: string,
    @IdParam('moduleId') moduleId: string,
    @Body() { reason }: ReasonRequest,
  ) {
    await this.progress.open({ by, memberId: id, courseId, reason }, moduleId);
    return this.read(id, courseId);
  }

  @Post('modules/:moduleId/close')
  @Summary('Undo an early opening before the member starts the module')
  @Answers(StudentCourseResponse, 'not_opened_early')
  async takeBack(
    @Me() { accountId: by }: SignedIn,
    @IdParam() id: string,
    @IdParam('courseId') courseId: string,
    @IdParam('moduleId') moduleId: string,
    @Body() { reason }: ReasonRequest,
  ) {
    await this.progress.takeBack({ by, memberId: id, courseId, reason }, moduleId);
    return this.read(id, courseId);
  }

  @Post('progress/mark')
  @Summary('Mark a lesson, module or course as completed for this member')
  @Answers(StudentCourseResponse, 'consent_needed')
  async mark(
    @Me() { accountId: by }: SignedIn,
    @IdParam() id: string,
    @IdParam('courseId') courseId: string,
    @Body() { reason, ...part }: ProgressByHandRequest,
  ) {
    await this.progress.mark({ by, memberId: id, courseId, reason }, part);
    return this.read(id, courseId);
  }

  @Post('progress/reset')
  @Summary('Reset progress in a lesson, module or course; certificates, answers and notes stay')
  @Answers(StudentCourseResponse)
  async reset(
    @Me() { accountId: by }: SignedIn,
    @IdParam() id: string,
    @IdParam('courseId') courseId: string,
    @Body() { reason, ...part }: ProgressByHandRequest,
  ) {
    await this.progress.reset({ by, memberId: id, courseId, reason }, part);
    return this.read(id, courseId);
  }
}

/** Builds the response. The view has the order of the facts, and no lessons of locked modules. */
function answerOf({ facts, learner, view }: MemberCourse): StudentCourseResponse {
  return {
    courseId: facts.id,
    title: facts.title,
    progressPercent: view.progressPercent,
    sections: facts.sections.map(({ id, title, modules }, section) => ({
      id,
      title,
      modules: modules.map((module, place) => {
        const { isLocked, unlockDate, isCompleted } = view.sections[section]!.modules[place]!;
        return {
          id: module.id,
          title: module.title,
          isLocked,
          unlockDate,
          isCompleted,
          isOpenedEarly: learner.openedEarly.has(module.id),
          lessons: module.lessons.map((lesson) => ({
            id: lesson.id,
            title: lesson.title,
            isCompleted: learner.finished.lesson.has(lesson.id),
          })),
        };
      }),
    })),
  };
}
