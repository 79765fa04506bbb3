/** Names that exist but aren't listed, and listed names that don't exist. */
export function unlisted(there: readonly string[], listed: readonly string[]): string[] {
  const missing = there.filter((name) => !listed.includes(name)).map((name) => `not in the list: ${name}`);
  const stale = listed.filter((name) => !there.includes(name)).map((name) => `in the list alone: ${name}`);
  const twice = listed
    .filter((name, place) => listed.indexOf(name) !== place)
    .map((name) => `twice: ${name}`);
  return [...missing, ...stale, ...twice];
}
