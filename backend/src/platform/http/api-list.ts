import { applyDecorators, type NestInterceptor, type Type, UseInterceptors } from '@nestjs/common';
import { ApiExtension, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { map } from 'rxjs';
import type { Answering } from './answers.js';
import type { ListFields } from './list-query.js';
import { Refuses } from './refuses.js';

/** Rows of a list, with their range and the total. */
export interface ListAnswer<Row> {
  items: Row[];
  contentRange: string;
}

/** Sends the rows as the body and their range as a header. */
const withRange: NestInterceptor<ListAnswer<unknown>, unknown[]> = {
  intercept: (context, next) =>
    next.handle().pipe(
      map(({ items, contentRange }) => {
        void context.switchToHttp().getResponse<FastifyReply>().header('content-range', contentRange);
        return items;
      }),
    ),
};

interface ApiListOptions<Row> {
  summary: string;
  type: Type<Row>;
  /** Unit in `Content-Range`. */
  unit: string;
  /** Fields to sort and filter by; their names are published. */
  fields: Pick<ListFields, 'sort' | 'filter'>;
}

/**
 * Declares a list of the coach in the simple-rest dialect, which `readListQuery` reads. Its handler returns a
 * `ListAnswer`.
 */
export const ApiList = <Row>({
  summary,
  type,
  unit,
  fields,
}: ApiListOptions<Row>): Answering<ListAnswer<Row>> =>
  applyDecorators(
    UseInterceptors(withRange),
    ApiOperation({
      summary,
      description: `Sorts by ${named(Object.keys(fields.sort))}. Filters:\n\n${filters(fields.filter)}`,
    }),
    ApiExtension(LIST_EXAMPLES, examplesOf(fields)),
    ApiOkResponse({
      type: [type],
      headers: {
        'Content-Range': {
          description: 'First and last row of this response, and the total',
          schema: { type: 'string', example: `${unit} 0-24/319` },
        },
      },
    }),
    Refuses('bad_sort', 'bad_range', 'bad_filter'),
  );

/** Key of a list's examples of `sort` and `filter` in the contract, because each list has its own fields. */
export const LIST_EXAMPLES = 'x-list-examples';

export interface ListExamples {
  sort: string;
  filter: string;
}

/** Sorts by the first field, and filters by the first filter that has an example. */
export function examplesOf({ sort, filter }: Pick<ListFields, 'sort' | 'filter'>): ListExamples {
  const [first] = Object.entries(filter).filter(([, { example }]) => example !== undefined);
  return {
    sort: JSON.stringify([Object.keys(sort)[0], 'ASC']),
    filter: JSON.stringify(first ? { [first[0]]: first[1].example } : {}),
  };
}

const named = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');

/** Writes one line for all filters that accept the same values. */
function filters(fields: ListFields['filter']): string {
  const entries = Object.entries(fields);
  const kinds = new Set(entries.map(([, { takes }]) => takes));
  const namesOf = (kind: string) => entries.filter(([, { takes }]) => takes === kind).map(([name]) => name);
  return [...kinds].map((kind) => `- ${named(namesOf(kind))}: ${kind}`).join('\n');
}
