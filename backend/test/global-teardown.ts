/** Ends what the global set-up started. */
export default async function tearDown(): Promise<void> {
  await (globalThis as unknown as { stopTestPostgres: () => Promise<void> }).stopTestPostgres();
}
