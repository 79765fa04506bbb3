/**
 * Enrollments: who may open which product, and from which source (a purchase, a free claim, the coach's grant, a gift,
 * the second seat of a course for two). Payments grants in the transaction that marks an order paid, so money and
 * access agree.
 */
export { activeEnrollments } from './enrollments.views.js';
export { ENROLLMENT_SOURCES, type EnrollmentSource } from './enrollment.entity.js';
export { PairProductsService } from './pair-products.service.js';
export { SecondSeatsService } from './second-seats.service.js';
export { AccessEndsService } from './access-ends.service.js';
export { BulkGrantsService, type WantedGrant } from './bulk-grants.service.js';
export { HandGrantsService } from './hand-grants.service.js';
export { EnrollmentsModule } from './enrollments.module.js';
export {
  type ActiveEnrollment,
  EnrollmentsService,
  type Grant,
  type OwnedProduct,
} from './enrollments.service.js';
