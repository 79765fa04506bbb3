import { IsDateString, IsString, MaxLength } from 'class-validator';
import { Choice, Flag, Id, Moment, Text, Texts, Whole } from '../../../platform/http/fields/index.js';
import { pageQuery } from '../../../platform/http/page-query.js';
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
    description: 'Names of up to two people, as shown to this reader, latest first',
  })
  people: string[];

  @Whole({ example: 1, description: 'Number of other people' }) others: number;
  @Whole({ example: 3, description: 'Number of times' }) times: number;

  @Text({
    nullable: true,
    example: 'Reading aloud together',
    description: 'Title of the module, event, session or product; null: none',
  })
  title: string | null;

  @Moment({ nullable: true, description: 'Start of the event or session; null: neither' })
  startsAt: string | null;

  @Whole({ nullable: true, example: 4, description: 'Level reached' }) level: number | null;

  @Choice(REQUEST_OUTCOMES, 'RequestOutcome', {
    nullable: true,
    description: 'Result of a request to the guardians',
  })
  outcome: RequestOutcome | null;

  @Choice(NOTIFIED_ACTS, null, {
    nullable: true,
    description: 'What a minor requested or did on their own account',
  })
  act: NotifiedAct | null;

  @Text({ nullable: true, description: 'The coach’s reason for hiding a review' }) reason: string | null;
  @Text({ example: '/community/posts/0190…', description: 'Path on this site' }) path: string;
  @Flag() isRead: boolean;
  @Moment('When it last happened') at: Date;
}

export class NotificationsQuery extends pageQuery(30, 'moment', 'id') {}

export class UnreadNotificationsResponse {
  @Whole({ example: 3 }) unread: number;
}

export class ReadAllRequest {
  @Moment('Time of the newest notification seen; later ones stay unread')
  @IsDateString({ strict: true })
  through: string;
}

const PATH_LIMIT = 300;

export class SeenPageRequest {
  @Text({
    maxLength: PATH_LIMIT,
    example: '/community/posts/0190…',
    description: 'Page being viewed: its path on this site with the query string',
  })
  @IsString()
  @MaxLength(PATH_LIMIT)
  path: string;
}
