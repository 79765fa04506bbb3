import { ApiProperty } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';
import { BookSessionRequest } from './member-coaching.dto.js';

/** A time that is to be paid for. */
export class HoldTimeRequest extends BookSessionRequest {
  @ApiProperty({ format: 'uuid', description: 'Product that brings the one session it uses' })
  @IsUUID()
  productId: string;
}

export class HeldTimeResponse {
  @ApiProperty({ format: 'uuid', description: 'ID of the booking that its payment confirms' })
  id: string;

  @ApiProperty({ format: 'date-time' })
  startsAt: string;

  @ApiProperty({ format: 'date-time', description: 'Until when it’s held' })
  payUntil: string;
}
