import { ApiProperty } from '@nestjs/swagger';

export class SentAgainResponse {
  @ApiProperty({ type: 'integer', example: 3, description: 'Mails that are on their way again' })
  mails: number;
}
