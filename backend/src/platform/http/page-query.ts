import { Transform } from 'class-transformer';
import { Whole } from './fields/index.js';
/** Converts '12' to 12; anything but plain digits stays unchanged and fails validation. */
export const toInteger = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;

/** Paging of member-facing lists: `page` from 1, at most 48 a page. */
export class PageQuery {
  @Whole({ min: 1, max: 1000, default: 1, description: 'Starts at 1', optional: true })
  @Transform(toInteger)
  page: number = 1;

  @Whole({ min: 1, max: 48, default: 12, description: 'Rows per page', optional: true })
  @Transform(toInteger)
  pageSize: number = 12;
}
