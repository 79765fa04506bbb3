import { Decimal, Flag, Id, ListOf, Moment, Text, Whole } from '../../../platform/http/fields/index.js';

class ResultCountResponse {
  @Text({ example: 'A breath', description: 'An option, or a value of a scale' }) answer: string;
  @Whole({ example: 12, description: 'How many students' }) count: number;
}

/** Students' answers to one question or on one scale. */
export class WidgetResultResponse {
  @Id() widgetId: string;
  @Id() lessonId: string;
  @Text({ example: 'The first quiet minute' }) lessonTitle: string;
  @Text({ example: 'What comes before an answer?' }) question: string;
  @Flag('A scale; each student counts with the last value') isScale: boolean;
  @Whole({ example: 19, description: 'How many students answered' }) students: number;

  @Decimal({ nullable: true, example: 6.3, description: 'Of a scale, to one decimal' })
  average: number | null;

  @ListOf(ResultCountResponse, 'The most frequent option, or the least value, first')
  counts: ResultCountResponse[];
}

/** A student with their answer. */
export class ResultNameResponse {
  @Id() id: string;
  @Text({ example: 'Rosa Lind' }) name: string;
  @Text({ example: 'A breath' }) answer: string;
  @Moment() answeredAt: string;
}
