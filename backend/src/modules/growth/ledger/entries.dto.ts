import { IsOptional, IsString, Matches } from 'class-validator';
import { Choice, Id, ListOf, Moment, Text, Whole } from '../../../platform/http/fields/index.js';
import { ENTRY_KINDS, type EntryKind } from './actions.js';

/** Cursor of a page: time and id of its last entry. */
const PLACE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z~[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export class EntriesQuery {
  @Text({ description: '`next` of the previous page', optional: true })
  @IsOptional()
  @IsString()
  @Matches(PLACE, { message: 'must be the `next` value of a response' })
  before?: string;
}

export class GrowthEntryResponse {
  @Id() id: string;
  @Choice(ENTRY_KINDS, 'GrowthEntryKind', '`by-hand`: given or taken by the coach') action: EntryKind;

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

export class GrowthEntriesResponse {
  @ListOf(GrowthEntryResponse) entries: GrowthEntryResponse[];

  @Text({ nullable: true, description: 'Send as `before` for the next page; null: last page' })
  next: string | null;
}
