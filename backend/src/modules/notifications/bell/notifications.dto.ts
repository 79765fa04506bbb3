import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsDateString, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import {
  NOTIFICATION_KINDS,
  NOTIFIED_ACTS,
  type NotifiedAct,
  type NotificationKind,
  REQUEST_OUTCOMES,
  type RequestOutcome,
} from '../kinds/notification-kinds.js';

/** One notification: everything that happened to one subject since its recipient last looked. */
export class NotificationResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ enum: NOTIFICATION_KINDS, enumName: 'NotificationKind' })
  kind: NotificationKind;

  @ApiProperty({
    type: [String],
    example: ['Rosa Lind', 'Lena R.'],
    description: 'Who did it, as this reader may read their names; two at most, the latest first',
  })
  people: string[];

  @ApiProperty({ type: 'integer', example: 1, description: 'How many more people did it' })
  others: number;

  @ApiProperty({ type: 'integer', example: 3, description: 'How often it happened' })
  times: number;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'Reading aloud together',
    description:
      'Of the module, event or session, or what was sold or asked for; null: of nothing that has one',
  })
  title: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When the event or session begins; null: it is about neither',
  })
  startsAt: string | null;

  @ApiProperty({ type: 'integer', nullable: true, example: 4, description: 'The level that was reached' })
  level: number | null;

  @ApiProperty({
    enum: REQUEST_OUTCOMES,
    enumName: 'RequestOutcome',
    nullable: true,
    description: 'How a request to the guardians ended',
  })
  outcome: RequestOutcome | null;

  @ApiProperty({
    type: String,
    enum: NOTIFIED_ACTS,
    enumName: 'NotifiedAct',
    nullable: true,
    description: 'What a minor asked for or did on the own account',
  })
  act: NotifiedAct | null;

  @ApiProperty({ type: String, nullable: true, description: 'Why a review is hidden, in the coach’s words' })
  reason: string | null;

  @ApiProperty({ example: '/community/posts/0190…', description: 'Where it leads, on this site' })
  path: string;

  @ApiProperty()
  isRead: boolean;

  @ApiProperty({ format: 'date-time', description: 'When something happened last' })
  at: string;
}

export class NotificationsQuery {
  @ApiPropertyOptional({
    format: 'uuid',
    description: 'Goes on after this one, the last one of the page before',
  })
  @IsOptional()
  @IsUUID()
  after?: string;
}

export class NotificationsResponse {
  @ApiProperty({ type: [NotificationResponse], description: 'What happened last first' })
  items: NotificationResponse[];

  @ApiProperty({ description: 'Whether there are more after the last one' })
  hasMore: boolean;
}

export class UnreadNotificationsResponse {
  @ApiProperty({ type: 'integer', example: 3 })
  unread: number;
}

export class ReadAllRequest {
  @ApiProperty({
    format: 'date-time',
    description: 'When the newest one that was seen happened; what came later stays unread',
  })
  @IsDateString({ strict: true })
  through: string;
}

const PATH_LIMIT = 300;

export class SeenPageRequest {
  @ApiProperty({
    maxLength: PATH_LIMIT,
    example: '/community/posts/0190…',
    description: 'The page on the screen: its path on this site with the query string',
  })
  @IsString()
  @MaxLength(PATH_LIMIT)
  path: string;
}
