import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ApiList } from '../../../platform/http/api-list.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { ListParams } from '../../../platform/http/list-params.js';
import { Refuses } from '../../../platform/http/refuses.js';
import { Allow } from '../../../platform/security/access.js';
import { ForPrograms } from '../../../platform/security/scopes.js';
import { ResultNameResponse, WidgetResultResponse } from './product-results.dto.js';
import { ProductResultsQueries, RESULT_NAME_FIELDS } from './product-results.queries.js';

@ApiTags('Students')
@ForPrograms('students')
@Controller('creator/products/:id/results')
@Allow('creator')
export class ProductResultsController {
  constructor(private readonly results: ProductResultsQueries) {}

  @Get()
  @ApiOperation({
    summary: 'Get students’ answers in a course by question and scale; never includes journals',
  })
  @ApiOkResponse({ type: [WidgetResultResponse] })
  @Refuses('not_found')
  read(@IdParam() id: string): Promise<WidgetResultResponse[]> {
    return this.results.of(id);
  }

  @Get(':widgetId')
  @ApiList({
    summary: 'List the answers to a question or scale',
    type: ResultNameResponse,
    unit: 'answers',
    fields: RESULT_NAME_FIELDS,
  })
  async names(
    @IdParam() id: string,
    @IdParam('widgetId') widgetId: string,
    @Query() params: ListParams,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ResultNameResponse[]> {
    const { items, contentRange } = await this.results.names(id, widgetId, params);
    void reply.header('content-range', contentRange);
    return items;
  }
}
