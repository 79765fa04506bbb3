import { Get, Query } from '@nestjs/common';
import { Answers, Summary } from '../../../platform/http/answers.js';
import { ApiList } from '../../../platform/http/api-list.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { ListParams } from '../../../platform/http/list-params.js';
import { CoachController } from '../../../platform/security/controllers.js';
import { LoggedMailResponse } from './mail-log.dto.js';
import { MAIL_LOG_FIELDS, MailLogQueries } from './mail-log.queries.js';

@CoachController('creator/mail-log', { tag: 'Insights', area: 'students' })
export class MailLogController {
  constructor(private readonly mails: MailLogQueries) {}

  @Get()
  @ApiList({
    summary: 'List all emails with their status: queued, sent, failed or bounced',
    type: LoggedMailResponse,
    unit: 'mail-log',
    fields: MAIL_LOG_FIELDS,
  })
  list(@Query() params: ListParams) {
    return this.mails.list(params);
  }

  @Get(':id')
  @Summary('Get an email from the log')
  @Answers(LoggedMailResponse, 'not_found')
  one(@IdParam() id: string) {
    return this.mails.one(id);
  }
}
