import { IsOptional, IsString, Matches } from 'class-validator';
import { Choice, Id, ListOf, Moment, Text, Whole } from '../../../platform/http/fields/index.js';
import { ENTRY_KINDS, type EntryKind } from './deeds.js';

/** Cursor of a page: time and id of its last entry. */
const PLACE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z~[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export class EntriesQuery {
  @Text({ description: '`next` of the page before', optional: true })
  @IsOptional()
  @IsString()
  @Matches(PLACE, { message: 'must be `next` of an answer' })
  before?: string;
}

export class GrowthEntryResponse {
  @Id() id: string;
  @Choice(ENTRY_KINDS, 'GrowthEntryKind', '`by-hand`: the coach gave or took them') deed: EntryKind;

  @Text({
    nullable: true,
    example: 'The kitchen table',
    description:
      'Of the lesson, product or session; null: it is not there any more, or points were given by hand',
  })
  title: string | null;

  @Whole({ example: 20, description: '0: that day had brought all it may; below 0: taken by the coach' })
  points: number;

  @Moment('When it was done') at: string;

  @Moment({
    nullable: true,
    description: 'Since when it does not count, because it was undone; null: it counts',
  })
  endedAt: string | null;
}

export class GrowthEntriesResponse {
  @ListOf(GrowthEntryResponse) entries: GrowthEntryResponse[];

  @Text({ nullable: true, description: 'Send it as `before` for the next page; null: that was all' })
  next: string | null;
}
