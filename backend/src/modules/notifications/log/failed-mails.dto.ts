import { ApiProperty } from '@nestjs/swagger';

export class DiscardedMailsResponse {
  @ApiProperty({ type: 'integer', example: 3, description: 'Mails that are not sent any more' })
  mails: number;
}

export class SentAgainResponse {
  @ApiProperty({ type: 'integer', example: 3, description: 'Mails that are on their way again' })
  mails: number;
}
