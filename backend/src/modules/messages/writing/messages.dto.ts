import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { toInteger } from '../../../platform/http/page-query.js';
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

const SEQUENCE = { type: 'integer', minimum: 1, maximum: 2_147_483_647 } as const;

/** Somebody whom a message mentions. */
export class MessageMentionResponse {
  @Id('As it stands in the text: `@[…]`') accountId: string;
  @Text({ example: 'Rosa Lind', description: 'As the reader may read it' }) name: string;
  @Flag('The reader may open the person’s page') hasPage: boolean;
}

export class MessageResponse {
  @Id() id: string;
  @Id('As its sender’s device made it') clientId: string;

  @Whole({ example: 3, description: 'Its place in the conversation: 1, 2, 3 and so on, without a gap' })
  sequence: number;

  @Text({
    nullable: true,
    maxLength: MESSAGE_LIMIT,
    example: 'May I move our session?',
    description: 'null: deleted, or hidden from this reader',
  })
  text: string | null;

  @ListOf(MessageMentionResponse, 'Whom it mentions, in a circle or pod') mentions: MessageMentionResponse[];

  @Nested(CorrespondentResponse, {
    nullable: true,
    description: 'Who wrote it to a circle or pod; null: of two people, or of somebody who has left for good',
  })
  sender: CorrespondentResponse | null;

  @Flag('In a circle or pod: the reader has blocked whoever wrote it') isFromBlocked: boolean;
  @Flag('The coach keeps it from the others of a circle or pod') isHidden: boolean;

  @Text({
    nullable: true,
    example: 'It names somebody who is not here.',
    description: 'Why it is hidden, for whoever wrote it and for the coach',
  })
  hiddenReason: string | null;

  @Whole({
    nullable: true,
    example: 4,
    description:
      'How many others of the circle or pod have seen this message of the reader’s own, of those who show it; null: of two people, of others, or the reader does not show it',
  })
  seenBy: number | null;

  @Flag() isMine: boolean;
  @Flag() isFromCoach: boolean;
  @Moment() sentAt: string;
  @Moment({ nullable: true }) editedAt: string | null;
  @ListOf(AttachmentResponse) attachments: AttachmentResponse[];

  @Moment({
    nullable: true,
    description: 'Until when its sender can reword or delete it; null: not any more, or not by this person',
  })
  changeableUntil: string | null;
}

export class MessagesQuery {
  @ApiPropertyOptional({ ...SEQUENCE, description: 'Only messages before this one, for those further back' })
  @IsOptional()
  @Transform(toInteger)
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  before?: number;
}

export class MessagesResponse {
  @ListOf(MessageResponse, 'At most 50, the oldest of them first') items: MessageResponse[];
  @Flag('Whether there are messages before the first one') hasEarlier: boolean;
}

export class SendMessageRequest {
  @Id('Made by the client; sent again, it is the same message') clientId: string;

  @Text({
    max: MESSAGE_LIMIT,
    min: 0,
    example: 'May I move our session?',
    description: 'Empty only with something attached',
  })
  text: string;

  @ApiPropertyOptional({
    type: [String],
    maxItems: MOST_ATTACHMENTS,
    description: 'storageUrls of uploads of one’s own with the purpose message',
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

  @Moment() timestamp: string;
  @Flag() isFromCoach: boolean;
}
