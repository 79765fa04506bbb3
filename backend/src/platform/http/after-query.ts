import { ValidateBy } from 'class-validator';
import { isId } from '../../kernel/ids.js';
import { MayBeMissing, Text } from './fields/index.js';

const CURSOR = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z)_(.{36})$/;

/** Checks for a valid moment and an id. */
function isCursor(value: unknown): boolean {
  const [, moment = '', id] = (typeof value === 'string' && CURSOR.exec(value)) || [];
  const at = new Date(moment);
  return isId(id) && !Number.isNaN(at.getTime()) && at.toISOString() === moment;
}

/** Selects a page of a list that is ordered by a moment and an id. */
export class AfterQuery {
  @Text({ description: '`next` of the previous page; leave out for the first page', optional: true })
  @MayBeMissing()
  @ValidateBy({
    name: 'cursor',
    validator: { validate: isCursor, defaultMessage: () => 'must be the `next` value of a page' },
  })
  after?: string;
}
