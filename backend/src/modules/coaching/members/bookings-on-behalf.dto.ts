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

  @Moment('When it is to begin')
  startsAt: string;

  @ApiProperty({
    description:
      'Also outside the hours, the notice and the horizon of its offering; never over another session',
  })
  @IsBoolean()
  anyTime: boolean;

  @ApiProperty({
    description: 'It takes one of the member’s sessions, where the offering needs them; else it is a gift',
  })
  @IsBoolean()
  usesCredit: boolean;

  @Text({
    max: NOTE_LIMIT,
    nullable: true,
    example: 'As we agreed on the phone',
    description: 'What it is about; the member reads it, too',
  })
  note: string | null;
}
