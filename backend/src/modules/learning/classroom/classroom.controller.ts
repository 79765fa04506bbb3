import { Controller, Get } from '@nestjs/common';
import {
  ApiForbiddenResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { IdParam } from '../../../platform/http/id-param.js';
import { ProblemResponse } from '../../../platform/http/problem.js';
import { Allow, AllowSignedIn, Public } from '../../../platform/security/access.js';
import type { Actor, SignedIn } from '../../../platform/security/actor.js';
import { CurrentActor, Me } from '../../../platform/security/current-actor.js';
import { ClassroomCourseResponse } from './classroom-courses.dto.js';
import { ClassroomCoursesQueries } from './classroom-courses.queries.js';
import { CourseForLearnerResponse, LessonForLearnerResponse, LibraryItemResponse } from './classroom.dto.js';
import { ClassroomService } from './classroom.service.js';
import { LibraryQueries } from './library.queries.js';

@ApiTags('Learning')
@Controller()
export class ClassroomController {
  constructor(
    private readonly classroom: ClassroomService,
    private readonly courses: ClassroomCoursesQueries,
    private readonly library: LibraryQueries,
  ) {}

  @Get('me/library')
  @Allow('member')
  @ApiOperation({ summary: 'Everything I own, newest first, with my progress in courses' })
  @ApiOkResponse({ type: [LibraryItemResponse] })
  mine(@Me() me: SignedIn): Promise<LibraryItemResponse[]> {
    return this.library.ownedBy(me.accountId);
  }

  @Get('learning/courses')
  @Allow('member')
  @ApiOperation({ summary: 'The courses I own, newest first, with how I stand in each and where to go on' })
  @ApiOkResponse({ type: [ClassroomCourseResponse] })
  list(@Me() me: SignedIn): Promise<ClassroomCourseResponse[]> {
    return this.courses.ownedBy(me.accountId);
  }

  @Get('learning/courses/:courseId')
  @AllowSignedIn()
  @ApiOperation({
    summary: 'A course I own, as I see it now: finished, open and locked. The coach sees every course.',
  })
  @ApiOkResponse({ type: CourseForLearnerResponse })
  @ApiNotFoundResponse({ type: ProblemResponse })
  course(@Me() me: SignedIn, @IdParam('courseId') courseId: string): Promise<CourseForLearnerResponse> {
    return this.classroom.course(me, courseId);
  }

  @Get('learning/lessons/:lessonId')
  @Public()
  @ApiOperation({
    summary: 'A lesson with its pages: for its owner, the coach, or anyone when it is a free preview',
  })
  @ApiOkResponse({ type: LessonForLearnerResponse })
  @ApiForbiddenResponse({ type: ProblemResponse, description: 'module_locked' })
  @ApiNotFoundResponse({ type: ProblemResponse })
  lesson(
    @CurrentActor() actor: Actor,
    @IdParam('lessonId') lessonId: string,
  ): Promise<LessonForLearnerResponse> {
    return this.classroom.lesson(actor, lessonId);
  }
}
