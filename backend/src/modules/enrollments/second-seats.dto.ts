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

  @ApiProperty({ description: 'false: chosen before the course is bought; the seat opens with it' })
  isOwned: boolean;

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'The daughter who takes it; null: none',
  })
  wardId: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'Lena',
    description: 'The first name of whom it is for; null: that is not said yet',
  })
  name: string | null;

  @ApiProperty({ description: 'The daughter has the course by it' })
  isOpen: boolean;
}

export class ChooseSeatRequest {
  @ApiPropertyOptional({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'A daughter whose guardian the caller is',
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
    description:
      'Whom it is for, while there is no account of that person’s. Without either it is for nobody yet',
  })
  name?: string | null;
}

/** Setting that makes a course a course for two. */
export class PairsDto {
  @ApiProperty({ description: 'Whoever gets it has a second seat, which a daughter takes' })
  @IsBoolean()
  forPairs: boolean;
}
