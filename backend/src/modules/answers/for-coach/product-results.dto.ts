import { ApiProperty } from '@nestjs/swagger';

class ResultCountResponse {
  @ApiProperty({ example: 'A breath', description: 'Option, or value of a scale' })
  answer: string;

  @ApiProperty({ type: 'integer', example: 12, description: 'Number of students' })
  count: number;
}

/** Students' answers to one question or on one scale. */
export class WidgetResultResponse {
  @ApiProperty({ format: 'uuid' })
  widgetId: string;

  @ApiProperty({ format: 'uuid' })
  lessonId: string;

  @ApiProperty({ example: 'The first quiet minute' })
  lessonTitle: string;

  @ApiProperty({ example: 'What comes before an answer?' })
  question: string;

  @ApiProperty({ description: 'For a scale, each student’s latest value' })
  isScale: boolean;

  @ApiProperty({ type: 'integer', example: 19, description: 'Number of students who answered' })
  students: number;

  @ApiProperty({
    type: Number,
    nullable: true,
    example: 6.3,
    description: 'Average of a scale, with one decimal',
  })
  average: number | null;

  @ApiProperty({
    type: [ResultCountResponse],
    description: 'Most frequent option first, or lowest value first',
  })
  counts: ResultCountResponse[];
}

/** A student with their answer. */
export class ResultNameResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'Rosa Lind' })
  name: string;

  @ApiProperty({ example: 'A breath' })
  answer: string;

  @ApiProperty({ format: 'date-time' })
  answeredAt: string;
}
