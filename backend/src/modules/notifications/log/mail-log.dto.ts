import { Choice, Flag, Id, Moment, Text } from '../../../platform/http/fields/index.js';
import { BOUNCE_REASONS, type BounceReason } from '../kinds/bounce-reasons.js';
import { MAIL_KINDS, MAIL_STATES, type MailKind, type MailState } from '../kinds/mail-kinds.js';

/** One email in the coach's log. Only its subject is kept, not its text. */
export class LoggedMailResponse {
  @Id() id: string;
  @Choice(MAIL_KINDS, 'MailKind') kind: MailKind;
  @Text({ nullable: true, description: 'Null: it is not written yet' }) subject: string | null;

  @Text({ example: 'Rosa Lind', description: 'Mails to people without an account are the coach’s own' })
  name: string;

  @Id({ nullable: true, description: 'Null: the mail is the coach’s own' }) studentId: string | null;
  @Choice(MAIL_STATES, 'MailState') state: MailState;

  @Text({ nullable: true, description: 'Of one that failed or bounced: what went wrong last' })
  problem: string | null;

  @Moment({
    nullable: true,
    description: 'When a notice told that it came back after it was sent; null: it did not',
  })
  returnedAt: string | null;

  @Choice(BOUNCE_REASONS, 'BounceReason', {
    nullable: true,
    description:
      'Why it came back. `given-up`: a server was away or put it off until nobody tried any more; `refused`: for what it is or whom it is from',
  })
  returnedBecause: BounceReason | null;

  @Flag('Whether it waits to be sent again or discarded, and can be sent: what others said is not kept')
  canSendAgain: boolean;

  @Moment() createdAt: string;
  @Moment({ nullable: true, description: 'When it was sent, bounced or dropped' }) settledAt: string | null;
}
