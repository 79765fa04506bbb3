import { applyDecorators, type Type } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { ListFields } from './list-query.js';
import { Refuses } from './refuses.js';

interface ApiListOptions {
  summary: string;
  type: Type;
  /** Unit in `Content-Range`. */
  unit: string;
  /** Fields to sort and filter by; their names are published. */
  fields: Pick<ListFields, 'sort' | 'filter'>;
}

/** Describes a list of the coach in the simple-rest dialect, which `readListQuery` reads. */
export const ApiList = ({ summary, type, unit, fields }: ApiListOptions): MethodDecorator =>
  applyDecorators(
    ApiOperation({
      summary,
      description: `Sorts by ${named(Object.keys(fields.sort))}. Filters:\n\n${filters(fields.filter)}`,
    }),
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

const named = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');

/** Writes one line for all filters that take the same values. */
function filters(fields: ListFields['filter']): string {
  const entries = Object.entries(fields);
  const kinds = new Set(entries.map(([, { takes }]) => takes));
  const namesOf = (kind: string) => entries.filter(([, { takes }]) => takes === kind).map(([name]) => name);
  return [...kinds].map((kind) => `- ${named(namesOf(kind))}: ${kind}`).join('\n');
}
