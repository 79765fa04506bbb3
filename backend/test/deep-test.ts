/**
 * A test that runs only in `npm run test:deep`, while the regular run includes the others of its file. It removes a
 * safeguard of the database and shows what the safeguard prevents, or takes many seconds.
 */
export function deepTest(name: string, work: () => Promise<void>): void {
  if (process.env['TEST_DEPTH'] === 'deep') test(name, work);
}
