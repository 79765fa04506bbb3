const YEARS = 13;

/** Tells whether somebody born on this day is under 13; the server has the last word. */
export function isUnder13(birthDate: string, now = new Date()): boolean {
  const turns = `${Number(birthDate.slice(0, 4)) + YEARS}${birthDate.slice(4)}`;
  return now.toISOString().slice(0, 10) < turns;
}
