import { ApiProperty } from '@nestjs/swagger';

export class JoiningResponse {
  @ApiProperty({ description: 'Whether there’s a meeting link' })
  isOnline: boolean;

  @ApiProperty({ format: 'date-time', description: 'When the session can be joined' })
  joinFrom: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'For people who are going, from `joinFrom` until the end',
  })
  meetingLink: string | null;
}
