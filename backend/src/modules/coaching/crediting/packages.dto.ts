import { Id, Whole } from '../../../platform/http/fields/index.js';
import { SessionTermsRequest } from './session-terms.dto.js';

/** Sessions that a product of type coaching brings to future buyers. */
export class PutPackageRequest extends SessionTermsRequest {}

export class PackageResponse {
  @Id() productId: string;
  @Id({ nullable: true, description: 'null: none' }) offeringId: string | null;
  @Whole({ nullable: true, example: 5 }) sessions: number | null;
  @Whole({ nullable: true, example: 180 }) validDays: number | null;
}
