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

  @ApiProperty({ example: 'What comes before an answer?', description: 'As it stands today' })
  question: string;
}

export class StudentChoiceResponse extends AnswerPlaceResponse {
  @ApiProperty({ example: 'A breath', description: 'The option as it was when it was chosen' })
  answer: string;

  @ApiProperty({ format: 'date-time' })
  answeredAt: string;
}

export class StudentScaleResponse extends AnswerPlaceResponse {
  @ApiProperty({ type: 'integer', example: 7, description: 'The last one' })
  value: number;

  @ApiProperty({ format: 'date-time' })
  answeredAt: string;

  @ApiProperty({ type: 'integer', example: 3 })
  times: number;

  @ApiProperty({ type: 'number', example: 6.3, description: 'Of all times, to one decimal' })
  average: number;
}

/** A member's answers, in the order of each course; private answers are left out. */
export class StudentAnswersResponse {
  @ApiProperty({ type: [StudentChoiceResponse] })
  questions: StudentChoiceResponse[];

  @ApiProperty({ type: [StudentScaleResponse] })
  scales: StudentScaleResponse[];
}
