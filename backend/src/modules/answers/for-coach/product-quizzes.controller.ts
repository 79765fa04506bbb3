import { Get } from '@nestjs/common';
import { Answers, Summary } from '../../../platform/http/answers.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { CoachController } from '../../../platform/security/controllers.js';
import { QuizSummaryResponse } from './product-quizzes.dto.js';
import { ProductQuizzesQueries } from './product-quizzes.queries.js';

@CoachController('creator/products/:id/quizzes', { tag: 'Students', area: 'students' })
export class ProductQuizzesController {
  constructor(private readonly quizzes: ProductQuizzesQueries) {}

  @Get()
  @Summary('Get students’ results in a course by quiz')
  @Answers([QuizSummaryResponse], 'not_found')
  read(@IdParam() id: string) {
    return this.quizzes.of(id);
  }
}
