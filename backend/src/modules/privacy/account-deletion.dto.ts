import { ApiProperty } from '@nestjs/swagger';
import { Text } from '../../platform/http/text.js';

export class AccountDeletionRequest {
  @Text({ max: 128, verbatim: true, example: 'a walk among birches', description: 'The password, once more' })
  password: string;
}

export class AccountDeletionResponse {
  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'null: not scheduled' })
  scheduledAt: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'From then on the account is gone; until then it can be kept',
  })
  erasesAt: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description:
      'When a minor asked for it, if a guardian has yet to approve it; it can be withdrawn until then',
  })
  awaitsGuardianSince: string | null;

  @ApiProperty({ description: 'Whether only a guardian can keep the account once its deletion is scheduled' })
  isKeptByGuardian: boolean;
}
