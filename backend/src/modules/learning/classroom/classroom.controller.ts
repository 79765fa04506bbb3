import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Language } from '../../../kernel/languages.js';
import { ReaderLanguage } from '../../../platform/http/accept-language.js';
import { Answers, Summary } from '../../../platform/http/answers.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { Allow, AllowSignedIn, Public } from '../../../platform/security/access.js';
import { ForPrograms } from '../../../platform/security/scopes.js';
import type { Actor, SignedIn } from '../../../platform/security/actor.js';
import { CurrentActor, Me } from '../../../platform/security/current-actor.js';
import { ClassroomCourseResponse } from './classroom-courses.dto.js';
import { ClassroomCoursesQueries } from './classroom-courses.queries.js';
import { CourseForLearnerResponse, LessonForLearnerResponse, LibraryItemResponse } from './classroom.dto.js';
import { ClassroomService } from './classroom.service.js';

@ApiTags('Learning')
@ForPrograms('learning', 'products')
@Controller()
export class ClassroomController {
  constructor(
    private readonly classroom: ClassroomService,
    private readonly courses: ClassroomCoursesQueries,
  ) {}

  @Get('me/library')
  @Allow('member')
  @Summary('List everything the member owns, newest first, with course progress')
  @Answers([LibraryItemResponse])
  mine(@Me() me: SignedIn, @ReaderLanguage() language: Language) {
    return this.courses.library(me.accountId, language);
  }

  @Get('learning/courses')
  @Allow('member')
  @Summary('List the member’s courses with progress and where to continue, newest first')
  @Answers([ClassroomCourseResponse])
  list(@Me() me: SignedIn, @ReaderLanguage() language: Language) {
    return this.courses.ownedBy(me.accountId, language);
  }

  @Get('learning/courses/:courseId')
  @AllowSignedIn()
  @Summary('Get a course as its owner sees it: finished, open and locked parts. The coach sees every course.')
  @Answers(CourseForLearnerResponse, 'not_found')
  course(@Me() me: SignedIn, @IdParam('courseId') courseId: string, @ReaderLanguage() language: Language) {
    return this.classroom.course(me, courseId, language);
  }

  @Get('learning/lessons/:lessonId')
  @Public()
  @Summary('Get a lesson with its pages; for its owner, the coach, or anyone if it’s a free preview')
  @Answers(LessonForLearnerResponse, 'module_locked', 'not_found')
  lesson(
    @CurrentActor() actor: Actor,
    @IdParam('lessonId') lessonId: string,
    @ReaderLanguage() language: Language,
  ) {
    return this.classroom.lesson(actor, lessonId, language);
  }
}
