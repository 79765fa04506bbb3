import { COMMON_WORDS } from './common-passwords.js';
import { withoutRuns } from './keyboard-runs.js';

const MINIMUM = { member: 10, creator: 15 };

export interface PasswordOwner {
  name: string;
  email: string;
  role: keyof typeof MINIMUM;
}

const MAXIMUM = 128;
/** Different characters that must remain after removing everything an attacker guesses first. */
const OWN_IDEA = 5;

/** Returns why the person may not use this password; undefined: it is fine (product rule 2.1). */
export function passwordProblem(password: string, owner: PasswordOwner): string | undefined {
  const length = [...password].length;
  if (length < MINIMUM[owner.role]) return `must have at least ${MINIMUM[owner.role]} characters`;
  if (length > MAXIMUM) return `must have at most ${MAXIMUM} characters`;
  if (isGuessable(password, COMMON_WORDS)) return 'is too easy to guess';
  if (isGuessable(password, [...COMMON_WORDS, ...ownWords(owner)]))
    return 'is too similar to your name or email';
  return undefined;
}

function isGuessable(password: string, words: readonly string[]): boolean {
  const plain = password.toLowerCase();
  return [plain, unmasked(plain)].some((spelling) => new Set(remainder(spelling, words)).size < OWN_IDEA);
}

/** Returns the text without the given words and keyboard runs. Spaces and signs between them do not count. */
function remainder(text: string, words: readonly string[]): string {
  const longestFirst = words.toSorted((a, b) => b.length - a.length);
  const wordless = longestFirst.reduce((left, word) => left.replaceAll(word, ' '), text);
  return withoutRuns(wordless).replaceAll(/[^\p{L}\p{N}]/gu, '');
}

const LOOK_ALIKES: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  '5': 's',
  $: 's',
  '7': 't',
};
const unmasked = (text: string) => text.replaceAll(/[@431!05$7]/g, (sign) => LOOK_ALIKES[sign] ?? sign);

/** Words of a person's name and address, and each of the two without spaces. */
function ownWords({ name, email }: PasswordOwner): string[] {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  const words = [...split(name.toLowerCase()), ...split(local), split(domain)[0] ?? ''];
  return [...words, local, split(name.toLowerCase()).join('')].filter((word) => word.length >= 3);
}

const split = (text: string) => text.split(/[^\p{L}\p{N}]+/u);
