import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ApiList } from '../../../platform/http/api-list.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { ListParams } from '../../../platform/http/list-params.js';
import { Refuses } from '../../../platform/http/refuses.js';
import { Allow } from '../../../platform/security/access.js';
import { LoggedMailResponse } from './mail-log.dto.js';
import { MAIL_LOG_FIELDS, MailLogQueries } from './mail-log.queries.js';

@ApiTags('Insights')
@Controller('creator/mail-log')
@Allow('creator')
export class MailLogController {
  constructor(private readonly mails: MailLogQueries) {}

  @Get()
  @ApiList({
    summary: 'List all emails with their status: queued, sent, failed or bounced',
    type: LoggedMailResponse,
    unit: 'mail-log',
    fields: MAIL_LOG_FIELDS,
  })
  async list(
    @Query() params: ListParams,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LoggedMailResponse[]> {
    const { items, contentRange } = await this.mails.list(params);
    void reply.header('content-range', contentRange);
    return items;
  }

  @Get(':id')
  @ApiOperation({ summary: 'Get an email from the log' })
  @ApiOkResponse({ type: LoggedMailResponse })
  @Refuses('not_found')
  one(@IdParam() id: string): Promise<LoggedMailResponse> {
    return this.mails.one(id);
  }
}
