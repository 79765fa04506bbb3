import { ApiProperty } from '@nestjs/swagger';
import { IsInt, IsOptional, IsUUID, Max, Min } from 'class-validator';
import { MOST_DAYS, MOST_SESSIONS } from '../credits/credit-limits.js';

/** What a product of type coaching brings whoever buys it from now on. */
export class PutPackageRequest {
  @ApiProperty({ format: 'uuid', description: 'Of which offering the sessions are; it needs them' })
  @IsUUID()
  offeringId: string;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: MOST_SESSIONS, example: 5 })
  @IsInt()
  @Min(1)
  @Max(MOST_SESSIONS)
  sessions: number;

  @ApiProperty({
    ...{ type: 'integer', nullable: true, minimum: 1, maximum: MOST_DAYS, example: 180 },
    description: 'In how many days after the purchase they have to begin; null: whenever',
  })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(MOST_DAYS)
  validDays: number | null;
}

export class PackageResponse {
  @ApiProperty({ format: 'uuid' })
  productId: string;

  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'Null: it brings none' })
  offeringId: string | null;

  @ApiProperty({ type: 'integer', nullable: true, example: 5 })
  sessions: number | null;

  @ApiProperty({ type: 'integer', nullable: true, example: 180 })
  validDays: number | null;
}
