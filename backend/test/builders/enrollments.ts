import { EnrollmentsService, type Grant } from '../../src/modules/enrollments/index.js';
import type { TestApp } from '../app.js';

/** Gives the person the products, granted by the coach by default. */
export async function enroll(
  t: TestApp,
  accountId: string,
  productIds: readonly string[],
  from: Pick<Grant, 'source' | 'sourceId'> = { source: 'grant', sourceId: null },
): Promise<void> {
  const enrollments = t.app.get(EnrollmentsService, { strict: false });
  await t.database.transaction((tx) => enrollments.grant(tx, { accountId, productIds, ...from }));
}
