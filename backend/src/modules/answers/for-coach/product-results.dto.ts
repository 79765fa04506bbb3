import { Decimal, Flag, Id, ListOf, Moment, Text, Whole } from '../../../platform/http/fields/index.js';

class ResultCountResponse {
  @Text({ example: 'A breath', description: 'Option, or value of a scale' }) answer: string;
  @Whole({ example: 12, description: 'Number of students' }) count: number;
}

/** Students' answers to one question or on one scale. */
export class WidgetResultResponse {
  @Id() widgetId: string;
  @Id() lessonId: string;
  @Text({ example: 'The first quiet minute' }) lessonTitle: string;
  @Text({ example: 'What comes before an answer?' }) question: string;
  @Flag('Whether it’s a scale, which counts each student’s latest value') isScale: boolean;
  @Whole({ example: 19, description: 'Number of students who answered' }) studentCount: number;

  @Decimal({ nullable: true, example: 6.3, description: 'Average of a scale, with one decimal' })
  average: number | null;

  @ListOf(ResultCountResponse, 'Most frequent option first, or lowest value first')
  counts: ResultCountResponse[];
}

/** A student with their answer. */
export class ResultNameResponse {
  @Id() id: string;
  @Text({ example: 'Rosa Lind' }) name: string;
  @Text({ example: 'A breath' }) answer: string;
  @Moment() answeredAt: Date;
}
