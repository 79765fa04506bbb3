import { Get, Query } from '@nestjs/common';
import { ApiList } from '../../platform/http/api-list.js';
import { SendsEtag } from '../../platform/http/etag.js';
import { PolledListParams } from '../../platform/http/list-params.js';
import { CoachController } from '../../platform/security/controllers.js';
import { StudentResponse } from './students.dto.js';
import { STUDENT_FIELDS } from './students.sql.js';
import { StudentsQueries } from './students.queries.js';

@CoachController('students', { tag: 'Students', area: 'students' })
export class StudentsController {
  constructor(private readonly queries: StudentsQueries) {}

  @Get()
  @ApiList({
    summary: 'List students, for the coach',
    type: StudentResponse,
    unit: 'students',
    fields: STUDENT_FIELDS,
  })
  @SendsEtag()
  list(@Query() params: PolledListParams) {
    return this.queries.list(params);
  }
}
