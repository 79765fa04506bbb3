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
    description: 'Names of up to two people, as shown to this reader, latest first',
  })
  people: string[];

  @ApiProperty({ type: 'integer', example: 1, description: 'Number of other people' })
  others: number;

  @ApiProperty({ type: 'integer', example: 3, description: 'Number of times' })
  times: number;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'Reading aloud together',
    description: 'Title of the module, event, session or product; null: none',
  })
  title: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Start of the event or session; null: neither',
  })
  startsAt: string | null;

  @ApiProperty({ type: 'integer', nullable: true, example: 4, description: 'Level reached' })
  level: number | null;

  @ApiProperty({
    enum: REQUEST_OUTCOMES,
    enumName: 'RequestOutcome',
    nullable: true,
    description: 'Result of a request to the guardians',
  })
  outcome: RequestOutcome | null;

  @ApiProperty({
    type: String,
    enum: NOTIFIED_ACTS,
    enumName: 'NotifiedAct',
    nullable: true,
    description: 'What a minor requested or did on their own account',
  })
  act: NotifiedAct | null;

  @ApiProperty({ type: String, nullable: true, description: 'The coach’s reason for hiding a review' })
  reason: string | null;

  @ApiProperty({ example: '/community/posts/0190…', description: 'Path on this site' })
  path: string;

  @ApiProperty()
  isRead: boolean;

  @ApiProperty({ format: 'date-time', description: 'When it last happened' })
  at: string;
}

export class NotificationsQuery {
  @ApiPropertyOptional({
    format: 'uuid',
    description: 'Last notification of the previous page',
  })
  @IsOptional()
  @IsUUID()
  after?: string;
}

export class NotificationsResponse {
  @ApiProperty({ type: [NotificationResponse], description: 'Latest first' })
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
    description: 'Time of the newest notification seen; later ones stay unread',
  })
  @IsDateString({ strict: true })
  through: string;
}

const PATH_LIMIT = 300;

export class SeenPageRequest {
  @ApiProperty({
    maxLength: PATH_LIMIT,
    example: '/community/posts/0190…',
    description: 'Page being viewed: its path on this site with the query string',
  })
  @IsString()
  @MaxLength(PATH_LIMIT)
  path: string;
}
