import { Body, Controller, Get, Put, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Refuses } from '../../platform/http/refuses.js';
import type { FastifyReply } from 'fastify';
import { IdParam } from '../../platform/http/id-param.js';
import { ListParams } from '../../platform/http/list-params.js';
import { Allow } from '../../platform/security/access.js';
import { JournalRepliesService } from './journal-replies.service.js';
import { ReplyToJournalRequest, SharedJournalResponse } from './shared-journals.dto.js';
import { SharedJournalsQueries } from './shared-journals.queries.js';

@ApiTags('Shared journals')
@Controller('creator/shared-journals')
@Allow('creator')
export class SharedJournalsController {
  constructor(
    private readonly queries: SharedJournalsQueries,
    private readonly replies: JournalRepliesService,
  ) {}

  @Get()
  @ApiOperation({
    summary: 'What members share of their journals, for the coach',
    description:
      'Sorts by id, sharedAt, repliedAt, memberName, courseTitle, lessonTitle; filters: q (in member or question), awaitsReply (boolean), accountId, courseId, id (list).',
  })
  @ApiOkResponse({
    type: [SharedJournalResponse],
    headers: { 'Content-Range': { schema: { type: 'string', example: 'shared-journals 0-24/31' } } },
  })
  @Refuses('bad_sort', 'bad_range', 'bad_filter')
  async list(
    @Query() params: ListParams,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SharedJournalResponse[]> {
    const { items, contentRange } = await this.queries.list(params);
    void reply.header('content-range', contentRange);
    return items;
  }

  @Get(':id')
  @ApiOperation({ summary: 'One shared journal answer' })
  @ApiOkResponse({ type: SharedJournalResponse })
  @Refuses('not_found')
  read(@IdParam() id: string): Promise<SharedJournalResponse> {
    return this.queries.one(id);
  }

  @Put(':id')
  @ApiOperation({ summary: 'Reply to a shared journal answer, or correct the reply' })
  @ApiOkResponse({ type: SharedJournalResponse })
  @Refuses('not_found')
  async reply(
    @IdParam() id: string,
    @Body() { reply }: ReplyToJournalRequest,
  ): Promise<SharedJournalResponse> {
    await this.replies.reply(id, reply);
    return this.queries.one(id);
  }
}
