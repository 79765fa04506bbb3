import { Body, Get, Patch } from '@nestjs/common';
import { Answers, AnswersNothing, Summary } from '../../../platform/http/answers.js';
import { IdParam } from '../../../platform/http/id-param.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { MemberController } from '../../../platform/security/controllers.js';
import { CourseProgressResponse, SaveCourseProgressRequest } from './course-progress.dto.js';
import { CourseProgressService } from './course-progress.service.js';

@MemberController('course-progress', { tag: 'Learning', area: 'learning' })
export class CourseProgressController {
  constructor(private readonly progress: CourseProgressService) {}

  @Get(':courseId')
  @Summary('Get where the member left off in this course')
  @Answers(CourseProgressResponse, 'not_found')
  readProgress(@Me() me: SignedIn, @IdParam('courseId') courseId: string) {
    return this.progress.read(me, courseId);
  }

  @Patch(':courseId')
  @Summary('Save where the member is in this course')
  @AnswersNothing('module_locked', 'not_found', 'no_such_place')
  saveProgress(
    @Me() me: SignedIn,
    @IdParam('courseId') courseId: string,
    @Body() save: SaveCourseProgressRequest,
  ) {
    return this.progress.save(me, courseId, save);
  }
}
