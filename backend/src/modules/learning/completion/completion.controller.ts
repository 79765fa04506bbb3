import { Controller, Delete, HttpCode, Post } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiForbiddenResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { IdParam } from '../../../platform/http/id-param.js';
import { ProblemResponse } from '../../../platform/http/problem.js';
import { Allow } from '../../../platform/security/access.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { CompletionResponse } from './completion.dto.js';
import { CompletionService } from './completion.service.js';

@ApiTags('Learning')
@Controller('learning')
@Allow('member')
export class CompletionController {
  constructor(private readonly completion: CompletionService) {}

  @Post('videos/:videoId/completion')
  @HttpCode(200)
  @ApiOperation({ summary: 'Finish a video' })
  @ApiOkResponse({ type: CompletionResponse })
  @ApiForbiddenResponse({ type: ProblemResponse, description: 'module_locked' })
  @ApiNotFoundResponse({ type: ProblemResponse })
  finishVideo(@Me() me: SignedIn, @IdParam('videoId') videoId: string): Promise<CompletionResponse> {
    return this.completion.finishVideo(me, videoId);
  }

  @Delete('videos/:videoId/completion')
  @ApiOperation({ summary: 'Take a finished video back' })
  @ApiOkResponse({ type: CompletionResponse })
  @ApiForbiddenResponse({ type: ProblemResponse, description: 'module_locked' })
  @ApiNotFoundResponse({ type: ProblemResponse })
  undoVideo(@Me() me: SignedIn, @IdParam('videoId') videoId: string): Promise<CompletionResponse> {
    return this.completion.undoVideo(me, videoId);
  }

  @Post('lessons/:lessonId/completion')
  @HttpCode(200)
  @ApiOperation({ summary: 'Finish a lesson whose videos are all finished' })
  @ApiOkResponse({ type: CompletionResponse })
  @ApiForbiddenResponse({ type: ProblemResponse, description: 'module_locked' })
  @ApiConflictResponse({ type: ProblemResponse, description: 'videos_unfinished' })
  @ApiNotFoundResponse({ type: ProblemResponse })
  finishLesson(@Me() me: SignedIn, @IdParam('lessonId') lessonId: string): Promise<CompletionResponse> {
    return this.completion.finishLesson(me, lessonId);
  }

  @Delete('lessons/:lessonId/completion')
  @ApiOperation({ summary: 'Take a finished lesson back' })
  @ApiOkResponse({ type: CompletionResponse })
  @ApiForbiddenResponse({ type: ProblemResponse, description: 'module_locked' })
  @ApiNotFoundResponse({ type: ProblemResponse })
  undoLesson(@Me() me: SignedIn, @IdParam('lessonId') lessonId: string): Promise<CompletionResponse> {
    return this.completion.undoLesson(me, lessonId);
  }
}
