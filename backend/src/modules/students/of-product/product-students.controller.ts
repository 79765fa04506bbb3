import { Get, Query } from '@nestjs/common';
import { ApiList } from '../../../platform/http/api-list.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { ListParams } from '../../../platform/http/list-params.js';
import { Refuses } from '../../../platform/http/refuses.js';
import { CoachController } from '../../../platform/security/controllers.js';
import { ProductStudentResponse } from './product-students.dto.js';
import { PRODUCT_STUDENT_FIELDS, ProductStudentsQueries } from './product-students.queries.js';

@CoachController('creator/products/:id/students', { tag: 'Students', area: 'students' })
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
