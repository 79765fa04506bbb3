import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsIn, IsUUID } from 'class-validator';
import { MayBeMissing } from '../../../platform/http/text.js';
import { PersonResponse } from '../people/person.dto.js';

/** As many as a page of announcements has. */
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

const ANNOUNCEMENT_READERS = ['seen', 'not-yet'] as const;
type AnnouncementReaders = (typeof ANNOUNCEMENT_READERS)[number];

export class AnnouncementReadersQuery {
  @ApiPropertyOptional({
    enum: ANNOUNCEMENT_READERS,
    enumName: 'AnnouncementReaders',
    default: 'seen',
    description: 'Members who have seen it, latest first, or members who haven’t, by name',
  })
  @MayBeMissing()
  @IsIn(ANNOUNCEMENT_READERS)
  of?: AnnouncementReaders;

  @ApiPropertyOptional({
    format: 'uuid',
    description: 'Last person of the previous page',
  })
  @MayBeMissing()
  @IsUUID()
  after?: string;
}

export class AnnouncementReaderResponse {
  @ApiProperty({ type: PersonResponse })
  person: PersonResponse;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'null: not seen yet' })
  seenAt: string | null;
}

export class AnnouncementReadersResponse {
  @ApiProperty({ type: [AnnouncementReaderResponse] })
  items: AnnouncementReaderResponse[];

  @ApiProperty({ description: 'Whether there are more after the last one' })
  hasMore: boolean;
}
