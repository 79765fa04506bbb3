import { Id, Nested, Text, Whole } from '../../../platform/http/fields/index.js';

class HardestQuestionResponse {
  @Text({ example: 'What comes before an answer?' }) question: string;
  @Whole({ example: 60, description: 'Share of wrong answers, in percent' }) wrongPercent: number;
}

/** Students' results in one quiz. */
export class QuizSummaryResponse {
  @Id() widgetId: string;
  @Id() lessonId: string;
  @Text({ example: 'The first quiet minute' }) lessonTitle: string;
  @Text({ example: 'What you learned' }) title: string;
  @Whole({ example: 19, description: 'Number of students with an attempt' }) studentCount: number;
  @Whole({ example: 15, description: 'Number of students who passed' }) passedCount: number;
  @Whole({ example: 31 }) attemptCount: number;
  @Whole({ example: 78, description: 'Average of the students’ best scores, in percent' })
  averagePercent: number;

  @Nested(HardestQuestionResponse, {
    nullable: true,
    description: 'Question with the largest share of wrong answers; null if all answers were right',
  })
  hardest: HardestQuestionResponse | null;
}
