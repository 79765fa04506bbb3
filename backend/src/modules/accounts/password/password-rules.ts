/**
 * Words behind the world's most common passwords. With the rules around them (capitals, added digits, look-alike
 * letters, doubled words, keyboard runs) they stand for hundreds of thousands of passwords; a plain list would be
 * longer and catch less.
 */
const COMMON_WORDS: readonly string[] = `
  password passwort passphrase motdepasse contrasena contraseña senha parola pasword passw0rd pass word secret secreto geheim
  login logon welcome willkommen bienvenue admin administrator root superuser sysadmin master guest default
  changeme change letmein openup access enter system server computer internet windows linux android iphone samsung
  google facebook instagram youtube twitter whatsapp tiktok netflix spotify amazon paypal microsoft apple
  account user username test testing tester temp temporary demo sample example hello hallo bonjour hola goodbye
  iloveyou iloveu iloveme ilovehim ilovemom loveyou loveme lovely loverboy lover love forever always together
  princess prince queen king angel angels babygirl babyboy baby sweetie sweetheart honey darling beautiful pretty
  sunshine sunflower rainbow butterfly flower flowers rose summer winter spring autumn monday tuesday wednesday
  thursday friday saturday sunday january february march april june july august september october november december
  football fussball baseball basketball soccer hockey tennis golf liverpool chelsea arsenal barcelona realmadrid
  juventus manchester united lakers cowboys steelers yankees eagles packers
  superman batman spiderman ironman pokemon pikachu naruto starwars jedi skywalker matrix trustno1 hunter ranger
  dragon monkey tigger tiger lion panther shadow phoenix falcon wolf bear dolphin kitty kitten puppy snoopy charlie
  buster bailey max buddy rocky lucky ginger pepper cookie chocolate banana orange cherry strawberry coffee
  michael jennifer jessica ashley amanda nicole daniel andrew joshua matthew anthony william jordan thomas robert
  george michelle elizabeth christopher alexander alexandra benjamin samantha stephanie victoria charlotte sophie
  maria martin peter patrick richard joseph david james john
  mother mommy mummy daughter daddy father family familia sister brother grandma mama papa
  jesus christ jesuschrist god godisgood blessed blessing faith heaven amen
  money dollar million rich freedom liberty america usa england london paris berlin newyork california texas
  mustang ferrari porsche mercedes corvette harley yamaha toyota honda
  pussy fuck fucker fuckyou fuckoff shit asshole bitch sexy motherfucker whatever nothing something unknown
  killer ninja samurai warrior soldier marine police gangster hacker destiny diamond silver golden gold crystal
  cheese pizza burger hamburger nintendo playstation minecraft fortnite roblox xbox
  qwerty qwertz azerty asdf zxcv qazwsx abc abcd
  music guitar metallica nirvana eminem onedirection justinbieber
  sanctum coach coaching
`
  .trim()
  .split(/\s+/);

const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  '1234567890',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'qazwsxedcrfvtgbyhnujm',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  '!@#$%^&*()',
];
const PATHS = ROWS.flatMap((row) => [row, [...row].toReversed().join('')]);
const SHORTEST = 3;

/** `text` without runs of neighboring keys, forward or backward: `qwerty`, `4321`, `1qaz`. */
function withoutRuns(text: string): string {
  let left = '';
  for (let at = 0; at < text.length; ) {
    const run = longestRun(text, at);
    if (run === 0) left += text[at];
    at += run || 1;
  }
  return left;
}

function longestRun(text: string, at: number): number {
  let longest = 0;
  for (let length = SHORTEST; at + length <= text.length; length++) {
    const piece = text.slice(at, at + length);
    if (!PATHS.some((path) => path.includes(piece))) break;
    longest = length;
  }
  return longest;
}

const MINIMUM = { member: 10, creator: 15 };

export type PasswordOwner = { name: string; email: string; role: keyof typeof MINIMUM };

const MAXIMUM = 128;
/** Different characters that must remain after removing everything an attacker guesses first. */
const OWN_IDEA = 5;

/** Returns why the person may not use this password; undefined if it is fine (product rule 2.1). */
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
