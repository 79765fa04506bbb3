import { ApiProperty } from '@nestjs/swagger';
import { Text } from '../../platform/http/text.js';

export class AccountDeletionRequest {
  @Text({ max: 128, verbatim: true, example: 'a walk among birches', description: 'Current password' })
  password: string;
}

export class AccountDeletionResponse {
  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'null: not scheduled' })
  scheduledAt: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When the account will be deleted; it can be kept until then',
  })
  erasesAt: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description:
      'When a minor requested it, while a guardian’s approval is pending; it can be withdrawn until then',
  })
  awaitsGuardianSince: string | null;

  @ApiProperty({ description: 'Whether only a guardian can keep the account once its deletion is scheduled' })
  isKeptByGuardian: boolean;
}
