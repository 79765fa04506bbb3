import { Body, Delete, Get, Headers, Post, Put } from '@nestjs/common';
import { Answers, AnswersNothing, Creates, Summary } from '../../../platform/http/answers.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { TakesVersion, versionOf } from '../../../platform/http/if-match.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { CoachController } from '../../../platform/security/controllers.js';
import { SavedReplyRequest, SavedReplyResponse } from './saved-replies.dto.js';
import { SavedRepliesService } from './saved-replies.service.js';

@CoachController('creator/saved-replies', { tag: 'Messages', area: 'messages' })
export class SavedRepliesController {
  constructor(private readonly replies: SavedRepliesService) {}

  @Get()
  @Summary('List the coach’s saved replies by title')
  @Answers([SavedReplyResponse])
  list(@Me() me: SignedIn) {
    return this.replies.list(me.accountId);
  }

  @Post()
  @Summary('Create a saved reply')
  @Creates(SavedReplyResponse, 'full')
  add(@Me() me: SignedIn, @Body() reply: SavedReplyRequest) {
    return this.replies.add(me.accountId, reply);
  }

  @Put(':id')
  @Summary('Update a saved reply')
  @TakesVersion('Version that was read')
  @Answers(SavedReplyResponse, 'not_found')
  change(
    @Me() me: SignedIn,
    @IdParam() id: string,
    @Body() reply: SavedReplyRequest,
    @Headers('if-match') ifMatch?: string,
  ) {
    return this.replies.change(me.accountId, id, reply, versionOf(ifMatch));
  }

  @Delete(':id')
  @Summary('Delete a saved reply')
  @AnswersNothing('not_found')
  remove(@Me() me: SignedIn, @IdParam() id: string) {
    return this.replies.remove(me.accountId, id);
  }
}
