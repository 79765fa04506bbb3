import { ApiProperty } from '@nestjs/swagger';
import { BOUNCE_REASONS, type BounceReason } from '../kinds/bounce-reasons.js';
import { MAIL_KINDS, MAIL_STATES, type MailKind, type MailState } from '../kinds/mail-kinds.js';

/** One email in the coach's log. Only its subject is kept, not its text. */
export class LoggedMailResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ enum: MAIL_KINDS, enumName: 'MailKind' })
  kind: MailKind;

  @ApiProperty({ type: String, nullable: true, description: 'Null: it is not written yet' })
  subject: string | null;

  @ApiProperty({
    example: 'Rosa Lind',
    description: 'Mails to people without an account are the coach’s own',
  })
  name: string;

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'Null: the mail is the coach’s own',
  })
  studentId: string | null;

  @ApiProperty({ enum: MAIL_STATES, enumName: 'MailState' })
  state: MailState;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Of one that failed or bounced: what went wrong last',
  })
  problem: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When a notice told that it came back after it was sent; null: it did not',
  })
  returnedAt: string | null;

  @ApiProperty({
    enum: BOUNCE_REASONS,
    enumName: 'BounceReason',
    nullable: true,
    description:
      'Why it came back. `given-up`: a server was away or put it off until nobody tried any more; `refused`: for what it is or whom it is from',
  })
  returnedBecause: BounceReason | null;

  @ApiProperty({
    description:
      'Whether it waits to be sent again or discarded, and can be sent: what others said is not kept',
  })
  canSendAgain: boolean;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When it was sent, bounced or dropped',
  })
  settledAt: string | null;
}
