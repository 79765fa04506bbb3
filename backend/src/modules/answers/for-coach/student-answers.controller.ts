import { Get } from '@nestjs/common';
import { Answers, Summary } from '../../../platform/http/answers.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { Refuses } from '../../../platform/http/refuses.js';
import { CoachController } from '../../../platform/security/controllers.js';
import { StudentAnswersResponse } from './student-answers.dto.js';
import { StudentAnswersQueries } from './student-answers.queries.js';

@CoachController('students/:id/answers', { tag: 'Students', area: 'students' })
@Refuses('not_found')
export class StudentAnswersController {
  constructor(private readonly answers: StudentAnswersQueries) {}

  @Get()
  @Summary('List a member’s answers to questions, quizzes and scales; never includes journals')
  @Answers(StudentAnswersResponse)
  read(@IdParam() id: string) {
    return this.answers.of(id);
  }
}
