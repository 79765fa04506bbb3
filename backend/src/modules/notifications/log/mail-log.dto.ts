import { Choice, Flag, Id, Moment, Text } from '../../../platform/http/fields/index.js';
import { BOUNCE_REASONS, type BounceReason } from '../kinds/bounce-reasons.js';
import { MAIL_KINDS, MAIL_STATES, type MailKind, type MailState } from '../kinds/mail-kinds.js';

/** One email in the coach's log. Only its subject is kept, not its text. */
export class LoggedMailResponse {
  @Id() id: string;
  @Choice(MAIL_KINDS, 'MailKind') kind: MailKind;
  @Text({ nullable: true, description: 'null: not built yet' }) subject: string | null;

  @Text({
    example: 'Rosa Lind',
    description: 'Name of the account that it was sent to',
  })
  name: string;

  @Id({ nullable: true, description: 'null: an email to the coach' }) studentId: string | null;
  @Choice(MAIL_STATES, 'MailState') state: MailState;

  @Text({ nullable: true, description: 'For a failed or bounced email: the latest error' })
  problem: string | null;

  @Moment({ nullable: true, description: 'When a bounce notice arrived; null: none did' })
  returnedAt: Date | null;

  @Choice(BOUNCE_REASONS, 'BounceReason', {
    nullable: true,
    description:
      'Reason for the bounce. `given_up`: the server was unavailable or delayed it until it expired; `refused`: because of the content or the sender',
  })
  returnedBecause: BounceReason | null;

  @Flag(
    'Whether it’s waiting to be retried or discarded and can be sent: the text of other people isn’t stored',
  )
  canSendAgain: boolean;

  @Moment() createdAt: Date;
  @Moment({ nullable: true, description: 'When it was sent, bounced or dropped' }) settledAt: Date | null;
}
