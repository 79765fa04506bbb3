import { Body, Controller, Delete, Headers, Put } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiForbiddenResponse,
  ApiHeader,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiPreconditionFailedResponse,
  ApiTags,
} from '@nestjs/swagger';
import { IdParam } from '../../platform/http/id-param.js';
import { versionOf } from '../../platform/http/if-match.js';
import { ProblemResponse } from '../../platform/http/problem.js';
import { Allow } from '../../platform/security/access.js';
import type { SignedIn } from '../../platform/security/actor.js';
import { Me } from '../../platform/security/current-actor.js';
import { RateLimit } from '../../platform/security/rate-limit.js';
import { JournalSharingService } from './journal-sharing.service.js';
import { JournalAnswerResponse, SaveJournalRequest } from './journals.dto.js';
import { JournalsService } from './journals.service.js';

@ApiTags('Answers')
@Controller('widgets/:widgetId/journal')
@Allow('member')
@ApiForbiddenResponse({ type: ProblemResponse, description: 'module_locked, or not for your role' })
@ApiNotFoundResponse({ type: ProblemResponse })
export class JournalsController {
  constructor(
    private readonly journals: JournalsService,
    private readonly sharing: JournalSharingService,
  ) {}

  @Put()
  @RateLimit({ name: 'answers.journal', limit: 120, perSeconds: 60 })
  @ApiOperation({ summary: 'Save my journal answer; with If-Match a newer edit is not overwritten' })
  @ApiHeader({ name: 'if-match', required: false, description: 'The version that was read; 0: none yet' })
  @ApiOkResponse({ type: JournalAnswerResponse })
  @ApiPreconditionFailedResponse({
    type: ProblemResponse,
    description: 'stale_edit; `current` is the journal as it is',
  })
  save(
    @Me() me: SignedIn,
    @IdParam('widgetId') widgetId: string,
    @Body() { text }: SaveJournalRequest,
    @Headers('if-match') ifMatch?: string,
  ): Promise<JournalAnswerResponse> {
    return this.journals.save(me, widgetId, text, versionOf(ifMatch));
  }

  @Put('share')
  @ApiOperation({ summary: 'Share a copy of what it says now with the coach' })
  @ApiHeader({ name: 'if-match', required: false, description: 'The version that is to be shared' })
  @ApiOkResponse({ type: JournalAnswerResponse })
  @ApiConflictResponse({ type: ProblemResponse, description: 'nothing_to_share' })
  @ApiPreconditionFailedResponse({
    type: ProblemResponse,
    description: 'stale_edit; `current` is the journal as it is',
  })
  share(
    @Me() me: SignedIn,
    @IdParam('widgetId') widgetId: string,
    @Headers('if-match') ifMatch?: string,
  ): Promise<JournalAnswerResponse> {
    return this.sharing.share(me, widgetId, versionOf(ifMatch));
  }

  @Delete('share')
  @ApiOperation({ summary: 'Take back what the coach could read, at once; her reply stays' })
  @ApiOkResponse({ type: JournalAnswerResponse })
  unshare(@Me() me: SignedIn, @IdParam('widgetId') widgetId: string): Promise<JournalAnswerResponse> {
    return this.sharing.unshare(me, widgetId);
  }
}
