/**
 * A test that runs in `npm run test:deep` alone, beside those of its file that the gate runs too: it takes a safeguard of the
 * database away and shows what that prevents, or it takes many seconds.
 */
export function deepTest(name: string, work: () => Promise<void>): void {
  if (process.env['TEST_DEPTH'] === 'deep') test(name, work);
}
