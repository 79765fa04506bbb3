import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Refuses } from '../../../platform/http/refuses.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { Allow, AllowSignedIn, Public } from '../../../platform/security/access.js';
import { ForPrograms } from '../../../platform/security/scopes.js';
import type { Actor, SignedIn } from '../../../platform/security/actor.js';
import { CurrentActor, Me } from '../../../platform/security/current-actor.js';
import { ClassroomCourseResponse } from './classroom-courses.dto.js';
import { ClassroomCoursesQueries } from './classroom-courses.queries.js';
import { CourseForLearnerResponse, LessonForLearnerResponse, LibraryItemResponse } from './classroom.dto.js';
import { ClassroomService } from './classroom.service.js';
import { LibraryQueries } from './library.queries.js';

@ApiTags('Learning')
@ForPrograms('learning', 'products')
@Controller()
export class ClassroomController {
  constructor(
    private readonly classroom: ClassroomService,
    private readonly courses: ClassroomCoursesQueries,
    private readonly library: LibraryQueries,
  ) {}

  @Get('me/library')
  @Allow('member')
  @ApiOperation({ summary: 'List everything the member owns, newest first, with course progress' })
  @ApiOkResponse({ type: [LibraryItemResponse] })
  mine(@Me() me: SignedIn): Promise<LibraryItemResponse[]> {
    return this.library.ownedBy(me.accountId);
  }

  @Get('learning/courses')
  @Allow('member')
  @ApiOperation({
    summary: 'List the member’s courses with progress and where to continue, newest first',
  })
  @ApiOkResponse({ type: [ClassroomCourseResponse] })
  list(@Me() me: SignedIn): Promise<ClassroomCourseResponse[]> {
    return this.courses.ownedBy(me.accountId);
  }

  @Get('learning/courses/:courseId')
  @AllowSignedIn()
  @ApiOperation({
    summary:
      'Get a course as its owner sees it: finished, open and locked parts. The coach sees every course.',
  })
  @ApiOkResponse({ type: CourseForLearnerResponse })
  @Refuses('not_found')
  course(@Me() me: SignedIn, @IdParam('courseId') courseId: string): Promise<CourseForLearnerResponse> {
    return this.classroom.course(me, courseId);
  }

  @Get('learning/lessons/:lessonId')
  @Public()
  @ApiOperation({
    summary: 'Get a lesson with its pages; for its owner, the coach, or anyone if it’s a free preview',
  })
  @ApiOkResponse({ type: LessonForLearnerResponse })
  @Refuses('module_locked', 'not_found')
  lesson(
    @CurrentActor() actor: Actor,
    @IdParam('lessonId') lessonId: string,
  ): Promise<LessonForLearnerResponse> {
    return this.classroom.lesson(actor, lessonId);
  }
}
