import type { Type } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ListOf, Text } from './fields/index.js';

/** A page of a list that can grow without bound. */
export interface Page<Row> {
  items: Row[];
  /** Cursor of the last row; null on the last page. */
  next: string | null;
}

/** A naturally bounded list, whose first page is its only one. */
export interface WholeList<Row> {
  items: readonly Row[];
  next: null;
}

/**
 * Makes a page from rows that were read with one more than the limit; the extra row only shows that the list continues.
 */
export function pageOf<Row>(rows: readonly Row[], limit: number, cursor: (last: Row) => string): Page<Row> {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, next: last && rows.length > limit ? cursor(last) : null };
}

/** Returns the class of a page, for the contract: `PostPageResponse` for `PostResponse`. */
export function pageResponse<Row>(row: Type<Row>): Type<Page<Row>> {
  class PageResponse implements Page<Row> {
    @ListOf(row) items: Row[];

    @Text({ nullable: true, description: 'Send as `after` for the next page; null: last page' })
    next: string | null;
  }
  return named(PageResponse, row);
}

/** Returns the class of a whole list, for the contract: `SlotListResponse` for `SlotResponse`. */
export function listResponse<Row>(row: Type<Row>): Type<WholeList<Row>> {
  class ListResponse implements WholeList<Row> {
    @ListOf(row) items: Row[];

    @ApiProperty({ type: 'null', description: 'Always null: this list has one page' })
    next: null;
  }
  return named(ListResponse, row);
}

function named<Made extends Type>(made: Made, row: Type): Made {
  Object.defineProperty(made, 'name', { value: `${row.name.replace(/Response$/, '')}${made.name}` });
  return made;
}
