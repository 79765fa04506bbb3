import { ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsString, MaxLength } from 'class-validator';
import { pageQuery } from '../../../platform/http/page-query.js';
import {
  Flag,
  Id,
  ListOf,
  MayBeMissing,
  Moment,
  Nested,
  Text,
  Whole,
} from '../../../platform/http/fields/index.js';
import { CorrespondentResponse } from '../correspondents/correspondents.dto.js';
import { AttachmentResponse } from './attachments.dto.js';
import { MESSAGE_LIMIT, MOST_ATTACHMENTS } from './message.entity.js';

/** Person mentioned in a message. */
export class MessageMentionResponse {
  @Id('As written in the text: `@[…]`') accountId: string;
  @Text({ example: 'Rosa Lind', description: 'As shown to the reader' }) name: string;
  @Flag('Whether the reader can open the person’s profile') hasPage: boolean;
}

export class MessageResponse {
  @Id() id: string;
  @Id('ID created by the sender’s device') clientId: string;

  @Whole({ example: 3, description: 'Position in the conversation: 1, 2, 3 and so on, without gaps' })
  sequence: number;

  @Text({
    nullable: true,
    maxLength: MESSAGE_LIMIT,
    example: 'May I move our session?',
    description: 'null: deleted, or hidden from this reader',
  })
  text: string | null;

  @ListOf(MessageMentionResponse, 'People mentioned, in a circle or pod') mentions: MessageMentionResponse[];

  @Nested(CorrespondentResponse, {
    nullable: true,
    description: 'Author in a circle or pod; null: between two people, or the author’s account was deleted',
  })
  sender: CorrespondentResponse | null;

  @Flag('In a circle or pod: whether the reader blocked its author') isFromBlocked: boolean;
  @Flag('Whether the coach has hidden it from the others in a circle or pod') isHidden: boolean;

  @Text({
    nullable: true,
    example: 'It names somebody who is not here.',
    description: 'Why it’s hidden; shown to its author and the coach',
  })
  hiddenReason: string | null;

  @Whole({
    nullable: true,
    example: 4,
    description:
      'In a circle or pod: how many others have seen the reader’s own message, among those who share this; null: between two people, someone else’s message, or the reader doesn’t share this',
  })
  seenBy: number | null;

  @Flag() isMine: boolean;
  @Flag() isFromCoach: boolean;
  @Moment() sentAt: Date;
  @Moment({ nullable: true }) editedAt: Date | null;
  @ListOf(AttachmentResponse) attachments: AttachmentResponse[];

  @Moment({
    nullable: true,
    description: 'Until when the sender can edit or delete it; null: no longer, or not this person',
  })
  changeableUntil: Date | null;
}

export class MessagesQuery extends pageQuery(50, 'count') {}

export class SendMessageRequest {
  @Id('Created by the client; the same ID is the same message') clientId: string;

  @Text({
    max: MESSAGE_LIMIT,
    min: 0,
    example: 'May I move our session?',
    description: 'Can only be empty with attachments',
  })
  text: string;

  @ApiPropertyOptional({
    type: [String],
    maxItems: MOST_ATTACHMENTS,
    description: 'storageUrls of your own uploads with the purpose message',
  })
  @MayBeMissing()
  @IsArray()
  @ArrayMaxSize(MOST_ATTACHMENTS)
  @IsString({ each: true })
  @MaxLength(500, { each: true })
  attachments?: string[];
}

export class EditMessageRequest {
  @Text({ max: MESSAGE_LIMIT, example: 'May I move our session to Friday?' }) text: string;
}

/** One message between a student and the coach (specification section 3). */
export class StudentMessageResponse {
  @Id() id: string;
  @Text({ example: 'Rosa Lind' }) from: string;

  @Text({ nullable: true, example: 'May I move our session?', description: 'null: deleted' })
  text: string | null;

  @Moment() timestamp: Date;
  @Flag() isFromCoach: boolean;
}
