import { ApiProperty } from '@nestjs/swagger';

class ResultCountResponse {
  @ApiProperty({ example: 'A breath', description: 'An option, or a value of a scale' })
  answer: string;

  @ApiProperty({ type: 'integer', example: 12, description: 'How many students' })
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

  @ApiProperty({ description: 'A scale; each student counts with the last value' })
  isScale: boolean;

  @ApiProperty({ type: 'integer', example: 19, description: 'How many students answered' })
  students: number;

  @ApiProperty({ type: Number, nullable: true, example: 6.3, description: 'Of a scale, to one decimal' })
  average: number | null;

  @ApiProperty({
    type: [ResultCountResponse],
    description: 'The most frequent option, or the least value, first',
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
