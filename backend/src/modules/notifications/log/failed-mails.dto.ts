import { ApiProperty } from '@nestjs/swagger';

export class DiscardedMailsResponse {
  @ApiProperty({ type: 'integer', example: 3, description: 'Emails that were discarded' })
  mails: number;
}

export class SentAgainResponse {
  @ApiProperty({ type: 'integer', example: 3, description: 'Emails being retried' })
  mails: number;
}
