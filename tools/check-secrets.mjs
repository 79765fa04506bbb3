// No secrets are committed: every tracked text is searched for the formats of keys, and for random values next to names
// such as password. Every rule must find a planted mistake. An outdated entry in the list of harmless values is an
// error, too. Ours, because secretlint needs Node 22.
import { execFileSync } from 'node:child_process';
import { projectRoot, readText } from './lib/project.mjs';
import { conclude, missed } from './lib/verdict.mjs';

const SHAPES = [
  ['a private key', /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----\s+[A-Za-z0-9+/]{40}/g],
  ['a live Stripe key', /\b[sr]k_live_[A-Za-z0-9]{20,}/g],
  ['a Stripe webhook secret', /\bwhsec_[A-Za-z0-9+/]{20,}/g],
  ['an AWS key', /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g],
  ['a GitHub token', /\b(?:gh[pousr]_[A-Za-z0-9]{36,}|github_pat_\w{60,})/g],
  ['an npm token', /\bnpm_[A-Za-z0-9]{36}\b/g],
  ['a Slack token', /\bxox[abprs]-[A-Za-z0-9-]{20,}/g],
  ['a Google key', /\bAIza[\w-]{35}\b/g],
  ['a signed token', /\beyJ[\w-]{16,}\.eyJ[\w-]{16,}\.[\w-]{20,}/g],
  [
    'an address with a password',
    /\b(?:postgres(?:ql)?|smtps?|https?|redis):\/\/[^\s:/@'"`$]+:([^\s:/@'"`${}]{12,})@/g,
  ],
];
const NAMED =
  /(?:secret|password|token|api_?key|access_?key)\w*['"]?\s*[:=]\s*['"]?([A-Za-z0-9+/_=-]{20,})['"]?/gi;

/** Minimum entropy in bits per character: words have about three, random letters and digits more than four. */
const RANDOM = 4;

/** Values that look like secrets but are not, with the reason. */
const HARMLESS = new Map([
  ['backend/test/production-environment.ts', 'made up, to test what production accepts'],
  ['backend/src/platform/config/production.spec.ts', 'made up, to test what production refuses'],
  ['backend/src/stand-ins/embedded-s3/sigv4-examples.spec.ts', "Amazon's examples of signatures"],
]);

const NOT_TEXT = /\.(?:webp|png|jpe?g|ico|woff2?|mp[34]|m4a|webm|pdf|zip|gz)$/;
/** Full of checksums. */
const LOCK = 'package-lock.json';

function entropyOf(text) {
  const counts = new Map();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  return [...counts.values()].reduce((sum, n) => sum - (n / text.length) * Math.log2(n / text.length), 0);
}

const isRandom = (value) => /\d/.test(value) && /[a-z]/i.test(value) && entropyOf(value) >= RANDOM;

/** Lists the secrets in a text with their lines, but never the values. */
function secretsIn(text) {
  const lineAt = (index) => text.slice(0, index).split('\n').length;
  const shaped = SHAPES.flatMap(([what, shape]) =>
    [...text.matchAll(shape)]
      .filter(([, password]) => password === undefined || isRandom(password))
      .map(({ index }) => ({ what, line: lineAt(index) })),
  );
  const named = [...text.matchAll(NAMED)]
    .filter(([, value]) => isRandom(value))
    .map(({ index }) => ({ what: 'a value as random as a key', line: lineAt(index) }));
  return [...shaped, ...named];
}

const random = (length) => 'aZ3kQ9xW7mB2vN5cR8tL4pH6jD1sF0gYuEiOyTqXe'.repeat(3).slice(0, length);
/** One mistake for each rule, with a value made at run time, so that this file itself is clean. */
const MISTAKES = [
  ['a private key', ['-----BEGIN', `PRIVATE KEY-----\n${random(64)}`].join(' ')],
  ['a live Stripe key', `sk_live_${random(24)}`],
  ['a Stripe webhook secret', `whsec_${random(32)}`],
  ['an AWS key', `AKIA${random(16).toUpperCase()}`],
  ['a GitHub token', `ghp_${random(36)}`],
  ['an npm token', `npm_${random(36)}`],
  ['a Slack token', `xoxb-${random(24)}`],
  ['a Google key', `AIza${random(35)}`],
  ['a signed token', `eyJ${random(20)}.eyJ${random(20)}.${random(30)}`],
  ['an address with a password', `postgres://sanctum:${random(24)}@database/sanctum`],
  ['a value as random as a key', `APP_SECRET=${random(40)}`],
];

const problems = missed(MISTAKES, (text) => secretsIn(text).map(({ what }) => what));
for (const harmless of [
  'PASSWORD=postgres',
  'const token = accessTokenOfTheMember',
  'secret: process.env.APP_SECRET',
])
  if (secretsIn(harmless).length > 0) problems.push(`The check reports "${harmless}" as a secret`);

const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: projectRoot,
  encoding: 'utf8',
  maxBuffer: 64 * 2 ** 20,
})
  .split('\0')
  .filter((file) => file !== '' && !NOT_TEXT.test(file) && file !== LOCK);
for (const file of files) {
  let text;
  try {
    text = readText(file);
  } catch {
    continue; // removed and not committed yet
  }
  const found = secretsIn(text);
  if (HARMLESS.has(file)) {
    if (found.length === 0) problems.push(`${file} has no such secret anymore; remove it from the list`);
  } else for (const { what, line } of found) problems.push(`${file}:${line}: ${what}`);
}
for (const file of HARMLESS.keys())
  if (!files.includes(file)) problems.push(`${file} is listed as harmless, but does not exist`);

conclude(
  problems,
  `No secret in ${files.length} files, and each of ${MISTAKES.length} planted ones is found`,
);
