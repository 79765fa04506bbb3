import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApiList } from '../../../platform/http/api-list.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { ListParams } from '../../../platform/http/list-params.js';
import { Refuses } from '../../../platform/http/refuses.js';
import { Allow } from '../../../platform/security/access.js';
import { ForPrograms } from '../../../platform/security/scopes.js';
import { ProductStudentResponse } from './product-students.dto.js';
import { PRODUCT_STUDENT_FIELDS, ProductStudentsQueries } from './product-students.queries.js';

@ApiTags('Students')
@ForPrograms('students')
@Controller('creator/products/:id/students')
@Allow('creator')
@Refuses('not_found')
export class ProductStudentsController {
  constructor(private readonly students: ProductStudentsQueries) {}

  @Get()
  @ApiList({
    summary: 'List a product’s owners with their current lesson',
    type: ProductStudentResponse,
    unit: 'students',
    fields: PRODUCT_STUDENT_FIELDS,
  })
  list(@IdParam() id: string, @Query() params: ListParams) {
    return this.students.list(id, params);
  }
}
