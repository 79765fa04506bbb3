import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers, Summary } from '../../../platform/http/answers.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { Refuses } from '../../../platform/http/refuses.js';
import { Allow } from '../../../platform/security/access.js';
import { ForPrograms } from '../../../platform/security/scopes.js';
import { StudentAnswersResponse } from './student-answers.dto.js';
import { StudentAnswersQueries } from './student-answers.queries.js';

@ApiTags('Students')
@ForPrograms('students')
@Controller('students/:id/answers')
@Allow('creator')
@Refuses('not_found')
export class StudentAnswersController {
  constructor(private readonly answers: StudentAnswersQueries) {}

  @Get()
  @Summary('List a member’s answers to questions and scales; never includes journals')
  @Answers(StudentAnswersResponse)
  read(@IdParam() id: string) {
    return this.answers.of(id);
  }
}
