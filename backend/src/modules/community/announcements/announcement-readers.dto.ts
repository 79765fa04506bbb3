import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsUUID } from 'class-validator';
import { Choice, Moment, Nested } from '../../../platform/http/fields/index.js';
import { pageQuery } from '../../../platform/http/page-query.js';
import { PersonResponse } from '../people/person.dto.js';

/** Max announcements marked at once: a page of them. */
const MOST_SEEN_AT_ONCE = 20;

export class SeenAnnouncementsRequest {
  @ApiProperty({
    type: [String],
    minItems: 1,
    maxItems: MOST_SEEN_AT_ONCE,
    description: 'Announcements that were shown; unknown or already seen ones are ignored',
  })
  @ArrayMinSize(1)
  @ArrayMaxSize(MOST_SEEN_AT_ONCE)
  @IsUUID(undefined, { each: true })
  ids: string[];
}

const ANNOUNCEMENT_READERS = ['seen', 'not_yet'] as const;
type AnnouncementReaders = (typeof ANNOUNCEMENT_READERS)[number];

/** Orders people who have seen it by time and the others by name; a cursor contains both. */
export class AnnouncementReadersQuery extends pageQuery(30, 'moment', 'text', 'id') {
  @Choice(ANNOUNCEMENT_READERS, 'AnnouncementReaders', {
    default: 'seen',
    description: 'Members who have seen it, latest first, or members who haven’t, by name',
    optional: true,
  })
  of?: AnnouncementReaders;
}

export class AnnouncementReaderResponse {
  @Nested(PersonResponse) person: PersonResponse;
  @Moment({ nullable: true, description: 'null: not seen yet' }) seenAt: string | null;
}
