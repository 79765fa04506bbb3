import { Get, Query } from '@nestjs/common';
import { Answers, Summary } from '../../../platform/http/answers.js';
import { ApiList } from '../../../platform/http/api-list.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { ListParams } from '../../../platform/http/list-params.js';
import { CoachController } from '../../../platform/security/controllers.js';
import { ResultNameResponse, WidgetResultResponse } from './product-results.dto.js';
import { ProductResultsQueries, RESULT_NAME_FIELDS } from './product-results.queries.js';

@CoachController('creator/products/:id/results', { tag: 'Students', area: 'students' })
export class ProductResultsController {
  constructor(private readonly results: ProductResultsQueries) {}

  @Get()
  @Summary('Get students’ answers in a course by question and scale; never includes journals')
  @Answers([WidgetResultResponse], 'not_found')
  read(@IdParam() id: string) {
    return this.results.of(id);
  }

  @Get(':widgetId')
  @ApiList({
    summary: 'List the answers to a question or scale',
    type: ResultNameResponse,
    unit: 'answers',
    fields: RESULT_NAME_FIELDS,
  })
  names(@IdParam() id: string, @IdParam('widgetId') widgetId: string, @Query() params: ListParams) {
    return this.results.names(id, widgetId, params);
  }
}
