import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsUUID } from 'class-validator';
import { Moment } from '../../../platform/http/moment.js';
import { Text } from '../../../platform/http/text.js';
import { NOTE_LIMIT } from '../bookings/booking-states.js';

/** A time that the coach books for a member. */
export class BookOnBehalfRequest {
  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  studentId: string;

  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  offeringId: string;

  @Moment('Start time')
  startsAt: string;

  @ApiProperty({
    description:
      'Also allows times outside the offering’s hours, notice and horizon; never during another session',
  })
  @IsBoolean()
  anyTime: boolean;

  @ApiProperty({
    description:
      'Whether it uses one of the member’s sessions, if the offering needs them; otherwise it’s free',
  })
  @IsBoolean()
  usesCredit: boolean;

  @Text({
    max: NOTE_LIMIT,
    nullable: true,
    example: 'As we agreed on the phone',
    description: 'Subject of the session; the member can read it, too',
  })
  note: string | null;
}
