import { ApiProperty } from '@nestjs/swagger';

/** Place of a question in its course. */
class AnswerPlaceResponse {
  @ApiProperty({ format: 'uuid' })
  widgetId: string;

  @ApiProperty({ format: 'uuid' })
  courseId: string;

  @ApiProperty({ example: 'The Rooted Mother' })
  courseTitle: string;

  @ApiProperty({ format: 'uuid' })
  lessonId: string;

  @ApiProperty({ example: 'The first quiet minute' })
  lessonTitle: string;

  @ApiProperty({ example: 'What comes before an answer?', description: 'Current text' })
  question: string;
}

export class StudentChoiceResponse extends AnswerPlaceResponse {
  @ApiProperty({ example: 'A breath', description: 'Option at the time of the answer' })
  answer: string;

  @ApiProperty({ format: 'date-time' })
  answeredAt: string;
}

export class StudentScaleResponse extends AnswerPlaceResponse {
  @ApiProperty({ type: 'integer', example: 7, description: 'Latest value' })
  value: number;

  @ApiProperty({ format: 'date-time' })
  answeredAt: string;

  @ApiProperty({ type: 'integer', example: 3 })
  times: number;

  @ApiProperty({ type: 'number', example: 6.3, description: 'Average of all times, with one decimal' })
  average: number;
}

/** A member's answers, in the order of each course; private answers are left out. */
export class StudentAnswersResponse {
  @ApiProperty({ type: [StudentChoiceResponse] })
  questions: StudentChoiceResponse[];

  @ApiProperty({ type: [StudentScaleResponse] })
  scales: StudentScaleResponse[];
}
