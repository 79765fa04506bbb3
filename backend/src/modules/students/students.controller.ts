import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Refuses } from '../../platform/http/refuses.js';
import type { FastifyReply } from 'fastify';
import { IdParam } from '../../platform/http/id-param.js';
import { ListParams } from '../../platform/http/list-params.js';
import { Allow } from '../../platform/security/access.js';
import { StudentResponse } from './students.dto.js';
import { StudentsQueries } from './students.queries.js';

@ApiTags('Students')
@Controller('students')
@Allow('creator')
export class StudentsController {
  constructor(private readonly queries: StudentsQueries) {}

  @Get()
  @ApiOperation({
    summary: 'Members, for the coach',
    description: 'Sorts by id, name, email, joined; filters: q (in name or e-mail), id (list).',
  })
  @ApiOkResponse({
    type: [StudentResponse],
    headers: { 'Content-Range': { schema: { type: 'string', example: 'students 0-24/319' } } },
  })
  @Refuses('bad_sort', 'bad_range', 'bad_filter')
  async list(
    @Query() params: ListParams,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StudentResponse[]> {
    const { items, contentRange } = await this.queries.list(params);
    void reply.header('content-range', contentRange);
    return items;
  }

  @Get(':id')
  @ApiOperation({ summary: 'One member, for the coach' })
  @ApiOkResponse({ type: StudentResponse })
  @Refuses('not_found')
  read(@IdParam() id: string): Promise<StudentResponse> {
    return this.queries.one(id);
  }
}
