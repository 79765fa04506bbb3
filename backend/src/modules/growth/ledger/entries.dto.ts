import { Choice, Id, Moment, Text, Whole } from '../../../platform/http/fields/index.js';
import { pageQuery } from '../../../platform/http/page-query.js';
import { ENTRY_KINDS, type EntryKind } from './actions.js';

export class EntriesQuery extends pageQuery(25, 'moment', 'id') {}

export class GrowthEntryResponse {
  @Id() id: string;
  @Choice(ENTRY_KINDS, 'GrowthEntryKind', '`by_hand`: given or taken by the coach') action: EntryKind;

  @Text({
    nullable: true,
    example: 'The kitchen table',
    description:
      'Title of the lesson, product or session; null: it was deleted, or the coach gave the points',
  })
  title: string | null;

  @Whole({ example: 20, description: '0: the daily limit was reached; below 0: taken by the coach' })
  points: number;

  @Moment('When the action was done') at: Date;

  @Moment({
    nullable: true,
    description: 'When it stopped counting because the action was undone; null: it counts',
  })
  endedAt: Date | null;
}
