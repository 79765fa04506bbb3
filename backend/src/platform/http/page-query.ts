import type { Type } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { ValidateBy } from 'class-validator';
import { isId } from '../../kernel/ids.js';
import { valuesOf } from './cursor.js';
import { MayBeMissing, Text, Whole, ZonedMoment } from './fields/index.js';

/** Converts '12' to 12; anything but plain digits stays unchanged and fails validation. */
export const toInteger = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;

/** Max rows of one page. */
const MOST_ROWS = 100;
/** Max length of a cursor: room for two titles of 160 characters and the other columns of the notebook. */
const LONGEST_CURSOR = 3000;

/** Checks of the values in a cursor. Each is a text that PostgreSQL can read. */
const CHECKS = {
  moment: (value) => /^(?!0000)\d{4}-/.test(value) && isWrittenByUs(value),
  id: isId,
  count: (value) => /^\d{1,9}$/.test(value),
  text: (value) => !value.includes('\0'),
} satisfies Record<string, (value: string) => boolean>;

type CursorKey = keyof typeof CHECKS;

function isWrittenByUs(moment: string): boolean {
  const at = new Date(moment);
  return !Number.isNaN(at.getTime()) && at.toISOString() === moment;
}

/** Query of a paged list that programs poll. */
export const UpdatedSince = (): PropertyDecorator =>
  ZonedMoment({
    optional: true,
    example: '2027-03-01T09:30:00Z',
    description: 'Only what changed at or after this time, the earliest change first',
  });

/** Selects a page of a list: at most `limit` rows, after the last row of the previous page. */
export interface PageQuery {
  limit: number;
  after?: string;
}

/**
 * Makes the query of a paged list. `perPage`: rows per page if the request names no limit. `keys`: kinds of the sort
 * values, as for `cursorOf`; the last one makes the order unique.
 */
export function pageQuery(perPage: number, ...keys: readonly CursorKey[]): Type<PageQuery> {
  const isCursor = (value: unknown): boolean => {
    if (typeof value !== 'string' || value.length > LONGEST_CURSOR) return false;
    const values = valuesOf(value);
    return values.length === keys.length && keys.every((key, index) => CHECKS[key](values[index]!));
  };
  class PagedQuery implements PageQuery {
    @Whole({ min: 1, max: MOST_ROWS, default: perPage, description: 'Rows per page', optional: true })
    @Transform(toInteger)
    limit: number = perPage;

    @Text({
      maxLength: LONGEST_CURSOR,
      description: '`next` of the previous page; leave out for the first page',
      optional: true,
    })
    @MayBeMissing()
    @ValidateBy({
      name: 'cursor',
      validator: { validate: isCursor, defaultMessage: () => 'must be the `next` value of a page' },
    })
    after?: string;
  }
  return PagedQuery;
}
