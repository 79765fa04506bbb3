import { IsDateString, IsString, MaxLength } from 'class-validator';
import { Choice, Flag, Id, ListOf, Moment, Text, Texts, Whole } from '../../../platform/http/fields/index.js';
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
  @Id() id: string;
  @Choice(NOTIFICATION_KINDS, 'NotificationKind') kind: NotificationKind;

  @Texts({
    example: ['Rosa Lind', 'Lena R.'],
    description: 'Who did it, as this reader may read their names; two at most, the latest first',
  })
  people: string[];

  @Whole({ example: 1, description: 'How many more people did it' }) others: number;
  @Whole({ example: 3, description: 'How often it happened' }) times: number;

  @Text({
    nullable: true,
    example: 'Reading aloud together',
    description:
      'Of the module, event or session, or what was sold or asked for; null: of nothing that has one',
  })
  title: string | null;

  @Moment({ nullable: true, description: 'When the event or session begins; null: it is about neither' })
  startsAt: string | null;

  @Whole({ nullable: true, example: 4, description: 'The level that was reached' }) level: number | null;

  @Choice(REQUEST_OUTCOMES, 'RequestOutcome', {
    nullable: true,
    description: 'How a request to the guardians ended',
  })
  outcome: RequestOutcome | null;

  @Choice(NOTIFIED_ACTS, null, {
    nullable: true,
    description: 'What a minor asked for or did on the own account',
  })
  act: NotifiedAct | null;

  @Text({ nullable: true, description: 'Why a review is hidden, in the coach’s words' })
  reason: string | null;

  @Text({ example: '/community/posts/0190…', description: 'Where it leads, on this site' }) path: string;
  @Flag() isRead: boolean;
  @Moment('When something happened last') at: string;
}

export class NotificationsQuery {
  @Id({ description: 'Goes on after this one, the last one of the page before', optional: true })
  after?: string;
}

export class NotificationsResponse {
  @ListOf(NotificationResponse, 'What happened last first') items: NotificationResponse[];
  @Flag('Whether there are more after the last one') hasMore: boolean;
}

export class UnreadNotificationsResponse {
  @Whole({ example: 3 }) unread: number;
}

export class ReadAllRequest {
  @Moment('When the newest one that was seen happened; what came later stays unread')
  @IsDateString({ strict: true })
  through: string;
}

const PATH_LIMIT = 300;

export class SeenPageRequest {
  @Text({
    maxLength: PATH_LIMIT,
    example: '/community/posts/0190…',
    description: 'The page on the screen: its path on this site with the query string',
  })
  @IsString()
  @MaxLength(PATH_LIMIT)
  path: string;
}
