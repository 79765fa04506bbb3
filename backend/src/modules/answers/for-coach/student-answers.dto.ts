import { ApiProperty } from '@nestjs/swagger';
import { Flag, Id, ListOf, Moment, Text, Whole } from '../../../platform/http/fields/index.js';

/** Place of a question in its course. */
class AnswerPlaceResponse {
  @Id() widgetId: string;
  @Id() courseId: string;
  @Text({ example: 'The Rooted Mother' }) courseTitle: string;
  @Id() lessonId: string;
  @Text({ example: 'The first quiet minute' }) lessonTitle: string;
  @Text({ example: 'What comes before an answer?', description: 'Current text' }) question: string;
}

export class StudentChoiceResponse extends AnswerPlaceResponse {
  @Text({ example: 'A breath', description: 'Option at the time of the answer' }) answer: string;
  @Moment() answeredAt: string;
}

export class StudentScaleResponse extends AnswerPlaceResponse {
  @Whole({ example: 7, description: 'Latest value' }) value: number;
  @Moment() answeredAt: string;
  @Whole({ example: 3 }) times: number;
  @ApiProperty({ type: 'number', example: 6.3, description: 'Average of all times, with one decimal' })
  average: number;
}

export class StudentQuizResponse extends AnswerPlaceResponse {
  @Whole({ example: 66, description: 'Best score in percent' }) bestPercent: number;
  @Flag('Whether any attempt passed') isPassed: boolean;
  @Whole({ example: 2 }) attemptCount: number;
  @Moment() answeredAt: string;
}

/** A member's answers, in the order of each course; private answers are left out. */
export class StudentAnswersResponse {
  @ListOf(StudentChoiceResponse) questions: StudentChoiceResponse[];
  @ListOf(StudentQuizResponse, 'Results, with the quiz’s title as its question')
  quizzes: StudentQuizResponse[];
  @ListOf(StudentScaleResponse) scales: StudentScaleResponse[];
}
