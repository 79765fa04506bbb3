import { Body, Controller, Delete, Get, HttpCode, Patch, Post } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiForbiddenResponse,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
  ApiUnprocessableEntityResponse,
} from '@nestjs/swagger';
import { IdParam } from '../../platform/http/id-param.js';
import { ProblemResponse } from '../../platform/http/problem.js';
import { Allow, AllowSignedIn, Public } from '../../platform/security/access.js';
import type { Actor, SignedIn } from '../../platform/security/actor.js';
import { CurrentActor, Me } from '../../platform/security/current-actor.js';
import {
  CompletionResponse,
  CourseForLearnerResponse,
  LessonForLearnerResponse,
  LibraryItemResponse,
} from './classroom.dto.js';
import { Classroom } from './classroom.service.js';
import { CompletionService } from './completion.service.js';
import { CourseProgressResponse, SaveCourseProgressRequest } from './course-progress.dto.js';
import { CourseProgressService } from './course-progress.service.js';
import { LibraryQueries } from './library.queries.js';

@ApiTags('Learning')
@Controller()
export class LearningController {
  constructor(
    private readonly classroom: Classroom,
    private readonly completion: CompletionService,
    private readonly progress: CourseProgressService,
    private readonly library: LibraryQueries,
  ) {}

  @Get('me/library')
  @Allow('member')
  @ApiOperation({ summary: 'Everything I own, newest first, with my progress in courses' })
  @ApiOkResponse({ type: [LibraryItemResponse] })
  mine(@Me() me: SignedIn): Promise<LibraryItemResponse[]> {
    return this.library.ownedBy(me.accountId);
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

  @Post('learning/videos/:videoId/completion')
  @HttpCode(200)
  @Allow('member')
  @ApiOperation({ summary: 'Finish a video' })
  @ApiOkResponse({ type: CompletionResponse })
  @ApiNotFoundResponse({ type: ProblemResponse })
  finishVideo(@Me() me: SignedIn, @IdParam('videoId') videoId: string): Promise<CompletionResponse> {
    return this.completion.finishVideo(me, videoId);
  }

  @Delete('learning/videos/:videoId/completion')
  @Allow('member')
  @ApiOperation({ summary: 'Take a finished video back' })
  @ApiOkResponse({ type: CompletionResponse })
  @ApiNotFoundResponse({ type: ProblemResponse })
  undoVideo(@Me() me: SignedIn, @IdParam('videoId') videoId: string): Promise<CompletionResponse> {
    return this.completion.undoVideo(me, videoId);
  }

  @Post('learning/lessons/:lessonId/completion')
  @HttpCode(200)
  @Allow('member')
  @ApiOperation({ summary: 'Finish a lesson whose videos are all finished' })
  @ApiOkResponse({ type: CompletionResponse })
  @ApiConflictResponse({ type: ProblemResponse, description: 'videos_unfinished' })
  @ApiNotFoundResponse({ type: ProblemResponse })
  finishLesson(@Me() me: SignedIn, @IdParam('lessonId') lessonId: string): Promise<CompletionResponse> {
    return this.completion.finishLesson(me, lessonId);
  }

  @Delete('learning/lessons/:lessonId/completion')
  @Allow('member')
  @ApiOperation({ summary: 'Take a finished lesson back' })
  @ApiOkResponse({ type: CompletionResponse })
  @ApiNotFoundResponse({ type: ProblemResponse })
  undoLesson(@Me() me: SignedIn, @IdParam('lessonId') lessonId: string): Promise<CompletionResponse> {
    return this.completion.undoLesson(me, lessonId);
  }

  @Get('course-progress/:courseId')
  @Allow('member')
  @ApiOperation({ summary: 'Where I left this course' })
  @ApiOkResponse({ type: CourseProgressResponse })
  @ApiNotFoundResponse({ type: ProblemResponse })
  readProgress(@Me() me: SignedIn, @IdParam('courseId') courseId: string): Promise<CourseProgressResponse> {
    return this.progress.read(me, courseId);
  }

  @Patch('course-progress/:courseId')
  @HttpCode(204)
  @Allow('member')
  @ApiOperation({ summary: 'Save where I am' })
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ type: ProblemResponse })
  @ApiUnprocessableEntityResponse({ type: ProblemResponse, description: 'no_such_place' })
  saveProgress(
    @Me() me: SignedIn,
    @IdParam('courseId') courseId: string,
    @Body() save: SaveCourseProgressRequest,
  ): Promise<void> {
    return this.progress.save(me, courseId, save);
  }
}
