import { ApiProperty } from '@nestjs/swagger';
import { BOUNCE_REASONS, type BounceReason } from '../kinds/bounce-reasons.js';
import { MAIL_KINDS, MAIL_STATES, type MailKind, type MailState } from '../kinds/mail-kinds.js';

/** One email in the coach's log. Only its subject is kept, not its text. */
export class LoggedMailResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ enum: MAIL_KINDS, enumName: 'MailKind' })
  kind: MailKind;

  @ApiProperty({ type: String, nullable: true, description: 'null: not built yet' })
  subject: string | null;

  @ApiProperty({
    example: 'Rosa Lind',
    description: 'Whether emails to people without an account are the coach’s own',
  })
  name: string;

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'null: an email to the coach',
  })
  studentId: string | null;

  @ApiProperty({ enum: MAIL_STATES, enumName: 'MailState' })
  state: MailState;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'For a failed or bounced email: the latest error',
  })
  problem: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When a bounce notice arrived; null: none did',
  })
  returnedAt: string | null;

  @ApiProperty({
    enum: BOUNCE_REASONS,
    enumName: 'BounceReason',
    nullable: true,
    description:
      'Reason for the bounce. `given-up`: the server was unavailable or delayed it until it expired; `refused`: because of the content or the sender',
  })
  returnedBecause: BounceReason | null;

  @ApiProperty({
    description:
      'Whether it’s waiting to be retried or discarded and can be sent: the text of other people isn’t stored',
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
