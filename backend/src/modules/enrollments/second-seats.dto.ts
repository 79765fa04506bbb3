import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsUUID } from 'class-validator';
import { MayBeMissing, MayBeNull, Text } from '../../platform/http/text.js';
import { SEAT_NAME_LIMIT } from './second-seat.entity.js';

/** The second seat of a course for two. */
export class SecondSeatResponse {
  @ApiProperty({ format: 'uuid' })
  productId: string;

  @ApiProperty({ example: 'Between Us' })
  title: string;

  @ApiProperty({ description: 'false: chosen before the course is bought; the seat opens with the purchase' })
  isOwned: boolean;

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'Daughter who has it; null: none',
  })
  wardId: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'Lena',
    description: 'First name of the holder; null: not set yet',
  })
  name: string | null;

  @ApiProperty({ description: 'Whether the daughter has the course through it' })
  isOpen: boolean;
}

export class ChooseSeatRequest {
  @ApiPropertyOptional({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'Daughter of the caller',
  })
  @MayBeMissing()
  @MayBeNull()
  @IsUUID()
  wardId?: string | null;

  @Text({
    max: SEAT_NAME_LIMIT,
    optional: true,
    nullable: true,
    example: 'Lena',
    description: 'First name of the person, while they have no account. Without either, it’s for no one yet',
  })
  name?: string | null;
}

/** Setting that makes a course a course for two. */
export class PairsDto {
  @ApiProperty({ description: 'Whether buyers get a second seat for a daughter' })
  @IsBoolean()
  forPairs: boolean;
}
