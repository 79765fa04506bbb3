import { Post } from '@nestjs/common';
import { Answers, Summary } from '../../../platform/http/answers.js';
import { IdParam } from '../../../platform/http/id-param.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { MemberController } from '../../../platform/security/controllers.js';
import { CompletionResponse } from './completion.dto.js';
import { CompletionService } from './completion.service.js';

@MemberController('learning', { tag: 'Learning', area: 'learning' })
export class CompletionController {
  constructor(private readonly completion: CompletionService) {}

  @Post('videos/:videoId/complete')
  @Summary('Mark a video as finished')
  @Answers(CompletionResponse, 'module_locked', 'not_found')
  finishVideo(@Me() me: SignedIn, @IdParam('videoId') videoId: string) {
    return this.completion.finishVideo(me, videoId);
  }

  @Post('videos/:videoId/reopen')
  @Summary('Mark a finished video as not finished')
  @Answers(CompletionResponse, 'module_locked', 'not_found')
  undoVideo(@Me() me: SignedIn, @IdParam('videoId') videoId: string) {
    return this.completion.undoVideo(me, videoId);
  }

  @Post('lessons/:lessonId/complete')
  @Summary('Mark a lesson as finished; all of its videos and required tasks must be finished')
  @Answers(CompletionResponse, 'module_locked', 'videos_unfinished', 'tasks_unfinished', 'not_found')
  finishLesson(@Me() me: SignedIn, @IdParam('lessonId') lessonId: string) {
    return this.completion.finishLesson(me, lessonId);
  }

  @Post('lessons/:lessonId/reopen')
  @Summary('Mark a finished lesson as not finished')
  @Answers(CompletionResponse, 'module_locked', 'not_found')
  undoLesson(@Me() me: SignedIn, @IdParam('lessonId') lessonId: string) {
    return this.completion.undoLesson(me, lessonId);
  }
}
