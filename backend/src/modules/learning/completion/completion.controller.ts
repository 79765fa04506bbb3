import { Controller, Delete, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Refuses } from '../../../platform/http/refuses.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { Allow } from '../../../platform/security/access.js';
import { ForPrograms } from '../../../platform/security/scopes.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { CompletionResponse } from './completion.dto.js';
import { CompletionService } from './completion.service.js';

@ApiTags('Learning')
@ForPrograms('learning')
@Controller('learning')
@Allow('member')
export class CompletionController {
  constructor(private readonly completion: CompletionService) {}

  @Post('videos/:videoId/completion')
  @HttpCode(200)
  @ApiOperation({ summary: 'Mark a video as finished' })
  @ApiOkResponse({ type: CompletionResponse })
  @Refuses('module_locked', 'not_found')
  finishVideo(@Me() me: SignedIn, @IdParam('videoId') videoId: string): Promise<CompletionResponse> {
    return this.completion.finishVideo(me, videoId);
  }

  @Delete('videos/:videoId/completion')
  @ApiOperation({ summary: 'Mark a finished video as not finished' })
  @ApiOkResponse({ type: CompletionResponse })
  @Refuses('module_locked', 'not_found')
  undoVideo(@Me() me: SignedIn, @IdParam('videoId') videoId: string): Promise<CompletionResponse> {
    return this.completion.undoVideo(me, videoId);
  }

  @Post('lessons/:lessonId/completion')
  @HttpCode(200)
  @ApiOperation({ summary: 'Mark a lesson as finished; all of its videos must be finished' })
  @ApiOkResponse({ type: CompletionResponse })
  @Refuses('module_locked', 'videos_unfinished', 'not_found')
  finishLesson(@Me() me: SignedIn, @IdParam('lessonId') lessonId: string): Promise<CompletionResponse> {
    return this.completion.finishLesson(me, lessonId);
  }

  @Delete('lessons/:lessonId/completion')
  @ApiOperation({ summary: 'Mark a finished lesson as not finished' })
  @ApiOkResponse({ type: CompletionResponse })
  @Refuses('module_locked', 'not_found')
  undoLesson(@Me() me: SignedIn, @IdParam('lessonId') lessonId: string): Promise<CompletionResponse> {
    return this.completion.undoLesson(me, lessonId);
  }
}
