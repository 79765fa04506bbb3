import { ApiProperty } from '@nestjs/swagger';

export class LoginSessionResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'Chrome on Android' })
  device: string;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ format: 'date-time' })
  lastSeenAt: string;

  @ApiProperty({ description: 'Whether this is the device making the request' })
  current: boolean;
}
