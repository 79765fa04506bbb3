import { ApiProperty } from '@nestjs/swagger';

export class JoiningResponse {
  @ApiProperty({ description: 'There is a meeting link' })
  isOnline: boolean;

  @ApiProperty({ format: 'date-time', description: 'From when on it can be joined' })
  joinFrom: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'For those who come, from `joinFrom` until it is over',
  })
  meetingLink: string | null;
}
