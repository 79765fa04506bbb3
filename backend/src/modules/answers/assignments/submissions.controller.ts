import { Body, Get, Headers, Put, Query } from '@nestjs/common';
import { Answers, Summary } from '../../../platform/http/answers.js';
import { ApiList } from '../../../platform/http/api-list.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { TakesVersion, versionOf } from '../../../platform/http/if-match.js';
import { ListParams } from '../../../platform/http/list-params.js';
import { TAKES_RECORD } from '../../../platform/http/takes-record.js';
import { CoachController } from '../../../platform/security/controllers.js';
import { AnswerSubmissionRequest, OneSubmissionResponse, SubmissionResponse } from './assignments.dto.js';
import { SUBMISSION_FIELDS, SubmissionsQueries } from './submissions.queries.js';
import { SubmissionsService } from './submissions.service.js';

@CoachController('creator/assignments', { tag: 'Assignments', area: 'students' })
export class SubmissionsController {
  constructor(
    private readonly queries: SubmissionsQueries,
    private readonly submissions: SubmissionsService,
  ) {}

  @Get()
  @ApiList({
    summary: 'List assignments that members handed in, for the coach',
    type: SubmissionResponse,
    unit: 'assignments',
    fields: SUBMISSION_FIELDS,
  })
  list(@Query() params: ListParams) {
    return this.queries.list(params);
  }

  @Get(':id')
  @Summary('Get a member’s assignment with everything that was handed in')
  @Answers(OneSubmissionResponse, 'not_found')
  read(@IdParam() id: string) {
    return this.queries.one(id);
  }

  @Put(':id')
  @Summary('Answer the latest version of an assignment, or update the answer', TAKES_RECORD)
  @TakesVersion('Version that was read')
  @Answers(OneSubmissionResponse, 'not_found', 'consent_needed')
  async answer(
    @IdParam() id: string,
    @Body() answer: AnswerSubmissionRequest,
    @Headers('if-match') ifMatch?: string,
  ) {
    await this.submissions.answer(id, answer, versionOf(ifMatch));
    return this.queries.one(id);
  }
}
