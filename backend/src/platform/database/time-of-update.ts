import { Column } from 'typeorm';

/** Column with the time of a row’s latest change. A trigger keeps it, and lists read it by SQL: entities never hold it. */
export const TimeOfUpdate = (): PropertyDecorator =>
  Column({ type: 'timestamptz', default: () => 'now()', insert: false, update: false, select: false });
