/** Public name of a person: first name and initial. Erased people have no name. */
export function publicName(name: string | null): string {
  const words = name?.trim().split(/\s+/).filter(Boolean) ?? [];
  const first = words[0];
  const last = words.length > 1 ? words.at(-1) : undefined;
  if (first === undefined) return 'A former member';
  const initial = last && [...last][0];
  return initial ? `${first} ${initial.toUpperCase()}.` : first;
}
