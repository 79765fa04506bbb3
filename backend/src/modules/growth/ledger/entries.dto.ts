import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString, Matches } from 'class-validator';
import { ENTRY_KINDS, type EntryKind } from './deeds.js';

/** Cursor of a page: time and id of its last entry. */
const PLACE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z~[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export class EntriesQuery {
  @ApiPropertyOptional({ description: '`next` of the page before' })
  @IsOptional()
  @IsString()
  @Matches(PLACE, { message: 'must be the `next` value of a response' })
  before?: string;
}

export class GrowthEntryResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({
    enum: ENTRY_KINDS,
    enumName: 'GrowthEntryKind',
    description: '`by-hand`: the coach gave or took them',
  })
  deed: EntryKind;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'The kitchen table',
    description:
      'Of the lesson, product or session; null: it is not there any more, or points were given by hand',
  })
  title: string | null;

  @ApiProperty({
    type: 'integer',
    example: 20,
    description: '0: that day had brought all it may; below 0: taken by the coach',
  })
  points: number;

  @ApiProperty({ format: 'date-time', description: 'When it was done' })
  at: string;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Since when it does not count, because it was undone; null: it counts',
  })
  endedAt: string | null;
}

export class GrowthEntriesResponse {
  @ApiProperty({ type: [GrowthEntryResponse] })
  entries: GrowthEntryResponse[];

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Send it as `before` for the next page; null: that was all',
  })
  next: string | null;
}
