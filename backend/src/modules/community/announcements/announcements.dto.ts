import { Choice, Flag, Id, Moment, Nested, Text, Whole } from '../../../platform/http/fields/index.js';
import { pageQuery } from '../../../platform/http/page-query.js';
import { ANNOUNCEMENT_LIMIT, ANNOUNCEMENT_TITLE_LIMIT, PRIORITIES, type Priority } from '../words/words.js';

export class AnnouncementRequest {
  @Choice(PRIORITIES, 'AnnouncementPriority') priority: Priority;
  @Text({ max: ANNOUNCEMENT_TITLE_LIMIT, example: 'The spring circle begins' }) title: string;
  @Text({ max: ANNOUNCEMENT_LIMIT, description: 'Plain text' }) text: string;
}

/** Number of members who have seen an announcement. */
export class SeenByResponse {
  @Whole({ example: 12 }) count: number;
  @Whole({ example: 40, description: 'Members who can sign in' }) members: number;
}

export class AnnouncementResponse {
  @Id() id: string;
  @Choice(PRIORITIES, 'AnnouncementPriority') priority: Priority;
  @Text({ maxLength: ANNOUNCEMENT_TITLE_LIMIT }) title: string;
  @Text({ maxLength: ANNOUNCEMENT_LIMIT }) text: string;
  @Moment() createdAt: Date;
  @Moment({ nullable: true }) editedAt: Date | null;
  @Whole({ example: 1, description: 'Send as If-Match' }) version: number;
  @Flag('Whether the reader has seen it; not stored for the coach') isSeen: boolean;

  @Nested(SeenByResponse, { nullable: true, description: 'Only for the coach' })
  seenBy: SeenByResponse | null;
}

export class AnnouncementsQuery extends pageQuery(20, 'moment', 'id') {}
