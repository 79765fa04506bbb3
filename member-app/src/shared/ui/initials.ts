/** Returns initials: 'Rosa Lind' → 'RL', 'rosa' → 'R'. Uses the first and the last word, by whole characters. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0]);
  return letters.join('').toUpperCase();
}
