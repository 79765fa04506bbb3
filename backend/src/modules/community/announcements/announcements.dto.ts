import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { Text } from '../../../platform/http/text.js';
import { ANNOUNCEMENT_LIMIT, ANNOUNCEMENT_TITLE_LIMIT, PRIORITIES, type Priority } from '../words/words.js';

export class AnnouncementRequest {
  @ApiProperty({ enum: PRIORITIES, enumName: 'AnnouncementPriority' })
  @IsIn(PRIORITIES)
  priority: Priority;

  @Text({ max: ANNOUNCEMENT_TITLE_LIMIT, example: 'The spring circle begins' })
  title: string;

  @Text({ max: ANNOUNCEMENT_LIMIT, description: 'Plain text' })
  text: string;
}

/** How many have seen an announcement. */
export class SeenByResponse {
  @ApiProperty({ type: 'integer', example: 12 })
  count: number;

  @ApiProperty({ type: 'integer', example: 40, description: 'Members who can sign in' })
  members: number;
}

export class AnnouncementResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ enum: PRIORITIES, enumName: 'AnnouncementPriority' })
  priority: Priority;

  @ApiProperty({ maxLength: ANNOUNCEMENT_TITLE_LIMIT })
  title: string;

  @ApiProperty({ maxLength: ANNOUNCEMENT_LIMIT })
  text: string;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  editedAt: string | null;

  @ApiProperty({ description: 'Whether the reader has seen it; not stored for the coach' })
  isSeen: boolean;

  @ApiProperty({ type: SeenByResponse, nullable: true, description: 'Only for the coach' })
  seenBy: SeenByResponse | null;
}

export class AnnouncementPageResponse {
  @ApiProperty({ type: [AnnouncementResponse], description: 'Newest first' })
  items: AnnouncementResponse[];

  @ApiProperty({
    type: String,
    nullable: true,
    description: '`after` of the next page; null: none',
  })
  next: string | null;
}
