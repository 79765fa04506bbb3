/** Messages of a refusal, placed where the person filling in the form finds them. */
interface PlacedFaults {
  /** Messages by field name. */
  at: Record<string, string>;
  /** Messages without a field in the form. */
  elsewhere: string[];
}

/**
 * Finds the field for each message, by the path that the server gave: the field of that name, the nearest field that
 * contains it (`weeklyHours` for `weeklyHours.0.from`), or the first field that it contains (`prices.0.price` for
 * `prices`).
 */
export function placeFaults(
  faults: Readonly<Record<string, string>>,
  names: readonly string[],
): PlacedFaults {
  const placed: PlacedFaults = { at: {}, elsewhere: [] };
  for (const [path, sentence] of Object.entries(faults)) {
    const name = fieldFor(path, names);
    if (name === undefined) placed.elsewhere.push(sentence);
    else placed.at[name] ??= sentence;
  }
  return placed;
}

function fieldFor(path: string, names: readonly string[]): string | undefined {
  for (let end = path.length; end > 0; end = path.lastIndexOf('.', end - 1)) {
    const name = path.slice(0, end);
    if (names.includes(name)) return name;
  }
  return names.find((name) => name.startsWith(`${path}.`));
}
