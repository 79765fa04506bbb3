const YEARS = 13;

/** Returns true if someone born on this day is under 13; the server decides. */
export function isUnder13(birthDate: string, now = new Date()): boolean {
  const turns = `${Number(birthDate.slice(0, 4)) + YEARS}${birthDate.slice(4)}`;
  return now.toISOString().slice(0, 10) < turns;
}
