import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers, Summary } from '../../platform/http/answers.js';
import { IdParam } from '../../platform/http/id-param.js';
import { Allow } from '../../platform/security/access.js';
import { ForPrograms } from '../../platform/security/scopes.js';
import { StudentRecordQueries } from './student-record.queries.js';
import { StudentTimelineResponse, TimelineParams } from './student-timeline.dto.js';
import { StudentTimelineQueries } from './student-timeline.queries.js';

@ApiTags('Students')
@ForPrograms('students')
@Controller('students/:id/timeline')
@Allow('creator')
export class StudentTimelineController {
  constructor(
    private readonly records: StudentRecordQueries,
    private readonly timeline: StudentTimelineQueries,
  ) {}

  @Get()
  @Summary('List everything that happened with a member, newest first')
  @Answers(StudentTimelineResponse, 'not_found')
  async page(@IdParam() id: string, @Query() { before }: TimelineParams): Promise<StudentTimelineResponse> {
    await this.records.expect(id);
    return this.timeline.page(id, before);
  }
}
