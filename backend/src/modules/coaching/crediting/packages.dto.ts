import { ApiProperty } from '@nestjs/swagger';
import { SessionTermsRequest } from './session-terms.dto.js';

/** Sessions that a product of type coaching brings to future buyers. */
export class PutPackageRequest extends SessionTermsRequest {}

export class PackageResponse {
  @ApiProperty({ format: 'uuid' })
  productId: string;

  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'null: none' })
  offeringId: string | null;

  @ApiProperty({ type: 'integer', nullable: true, example: 5 })
  sessions: number | null;

  @ApiProperty({ type: 'integer', nullable: true, example: 180 })
  validDays: number | null;
}
