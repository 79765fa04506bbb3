import { Body, Delete, Get, Headers, Post } from '@nestjs/common';
import { Answers, AnswersNothing, Creates, Summary } from '../../../platform/http/answers.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { TakesVersion, versionOf } from '../../../platform/http/if-match.js';
import { Refuses } from '../../../platform/http/refuses.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { MemberController } from '../../../platform/security/controllers.js';
import { Me } from '../../../platform/security/current-actor.js';
import { RateLimit } from '../../../platform/security/rate-limit.js';
import { UsesUpload } from '../../media/index.js';
import { AddAssignmentFileRequest, AssignmentResponse } from './assignments.dto.js';
import { AssignmentsService } from './assignments.service.js';

@MemberController('me/widgets/:widgetId/assignment', { tag: 'Answers', area: 'learning' })
@Refuses('module_locked', 'not_found')
export class AssignmentsController {
  constructor(private readonly assignments: AssignmentsService) {}

  @Get()
  @Summary('Get the member’s work in an assignment, with the coach’s answers')
  @Answers(AssignmentResponse)
  read(@Me() me: SignedIn, @IdParam('widgetId') widgetId: string) {
    return this.assignments.read(me, widgetId);
  }

  @Post('files')
  @RateLimit({ name: 'answers.assignment-files', limit: 60, perSeconds: 600 })
  @Summary('Add a file to the draft; only the member and, once handed in, the coach can read it')
  @Creates(AssignmentResponse, 'already_handed_in', 'full')
  @UsesUpload()
  addFile(
    @Me() me: SignedIn,
    @IdParam('widgetId') widgetId: string,
    @Body() { storageUrl }: AddAssignmentFileRequest,
  ) {
    return this.assignments.addFile(me, widgetId, storageUrl);
  }

  @Delete('files/:id')
  @Summary('Delete a file of the draft')
  @AnswersNothing()
  removeFile(@Me() me: SignedIn, @IdParam('widgetId') widgetId: string, @IdParam() id: string) {
    return this.assignments.removeFile(me, widgetId, id);
  }

  @Post('hand-in')
  @Summary('Hand in the text of the draft and its files')
  @TakesVersion('Version of the text to hand in')
  @Answers(AssignmentResponse, 'already_handed_in', 'nothing_to_hand_in')
  handIn(@Me() me: SignedIn, @IdParam('widgetId') widgetId: string, @Headers('if-match') ifMatch?: string) {
    return this.assignments.handIn(me, widgetId, versionOf(ifMatch));
  }

  @Post('take-back')
  @Summary('Take back what was handed in, before the coach answers')
  @Answers(AssignmentResponse, 'not_handed_in')
  takeBack(@Me() me: SignedIn, @IdParam('widgetId') widgetId: string) {
    return this.assignments.takeBack(me, widgetId);
  }
}
