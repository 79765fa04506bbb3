import { DEFAULT_SENDER, type Environment } from './environment.js';

/** Matches values from examples, which everyone knows. */
const EXAMPLE = /example|change[-_ ]?me|replace[-_ ]?me|your[-_ ]|trial|placeholder|x{4}|\.\.\.|…/i;
const WELL_KNOWN_PASSWORDS =
  /^(sanctum|postgres|password|passwort|secret|admin|root|test|letmein|qwerty|1234)[-_!.]?\d*$/i;

/** Minimum lengths in characters; the secrets that providers generate are longer. */
const SHORTEST = { databasePassword: 12, storageSecret: 16, mailPassword: 8, stripeSecret: 16 } as const;

/** Settings that an installation with real payments refuses (product rule 1.3). Each names its variable. */
export const productionProblems = (e: Environment): string[] =>
  [needed, appSecrets, publicAddress, storage, databasePasswords, mail, payments, exampleSecrets].flatMap(
    (check) => check(e),
  );

const unless = (isFine: boolean, problem: string): string[] => (isFine ? [] : [problem]);

const needed = (e: Environment): string[] => [
  ...unless(
    e.APP_SECRET !== undefined,
    'APP_SECRET: required in production, with at least 32 random characters',
  ),
  ...unless(e.PUBLIC_URL !== undefined, 'PUBLIC_URL: needed in production; links in mails are built from it'),
  ...unless(
    e.TRUST_PROXY > 0,
    'TRUST_PROXY: required in production. Set the number of proxies in front, including the one with the certificate. Without it, all visitors count as one.',
  ),
  ...unless(e.SMTP_URL !== undefined, 'SMTP_URL: required in production, so people get their email'),
  ...unless(
    e.STRIPE_SECRET_KEY !== undefined,
    'STRIPE_SECRET_KEY: required in production; the payment sandbox isn’t allowed there',
  ),
];

/**
 * Checks both secrets, because what the previous one signed is still valid. Without configuration, a server makes a
 * random secret.
 */
function appSecrets(e: Environment): string[] {
  const names = ['APP_SECRET', 'APP_SECRET_PREVIOUS'] as const;
  return names
    .filter((name) => isGuessable(e[name] ?? ''))
    .map((name) => `${name}: too easy to guess; use 32 random characters`);
}

/** Checks the public address: cookies need https, and an https page shows no pictures over http. */
const publicAddress = ({ PUBLIC_URL: url }: Environment): string[] =>
  unless(url === undefined || url.startsWith('https:'), 'PUBLIC_URL: must be https in production');

function storage(e: Environment): string[] {
  const { S3_ENDPOINT: endpoint, S3_PUBLIC_ENDPOINT: elsewhere, S3_SECRET_ACCESS_KEY: secret } = e;
  if (endpoint === undefined) return [];
  return [
    ...unless(
      (elsewhere ?? endpoint).startsWith('https:'),
      elsewhere === undefined
        ? 'S3_ENDPOINT: browsers need an https address; use https here or in S3_PUBLIC_ENDPOINT'
        : 'S3_PUBLIC_ENDPOINT: must be https in production',
    ),
    ...unless(
      secret === undefined || !isWeak(secret, SHORTEST.storageSecret),
      `S3_SECRET_ACCESS_KEY: too easy to guess; ${SHORTEST.storageSecret} random characters or more`,
    ),
  ];
}

function databasePasswords(e: Environment): string[] {
  const names = ['DATABASE_URL', 'MIGRATOR_DATABASE_URL'] as const;
  return names.flatMap((name) => databasePassword(name, e[name]));
}

/** Checks the password, which a database at a socket of this machine may not need. */
function databasePassword(name: string, url: string | undefined): string[] {
  if (url === undefined) return [];
  const { hostname, searchParams, password } = new URL(url);
  const host = searchParams.get('host') ?? hostname;
  if (host === '' || host.startsWith('/') || searchParams.has('sslcert')) return [];
  if (password === '') return [`${name}: has no password`];
  const given = decodeURIComponent(password);
  if (isKnown(given)) return [`${name}: uses an example password; choose your own`];
  return unless(
    !isWeak(given, SHORTEST.databasePassword),
    `${name}: its password is too easy to guess; ${SHORTEST.databasePassword} random characters or more`,
  );
}

const mail = (e: Environment): string[] => [
  ...unless(
    e.MAIL_FROM !== DEFAULT_SENDER,
    'MAIL_FROM: required in production; people can’t reply to the example sender',
  ),
  ...mailPassword('SMTP_URL', e.SMTP_URL),
  ...mailPassword('BOUNCE_MAILBOX_URL', e.BOUNCE_MAILBOX_URL),
];

function mailPassword(name: string, url: string | undefined): string[] {
  const password = url === undefined ? '' : decodeURIComponent(new URL(url).password);
  return unless(
    password === '' || !(isKnown(password) || isWeak(password, SHORTEST.mailPassword)),
    `${name}: its password is an example or too easy to guess`,
  );
}

/** Refuses test keys, with which buyers would get their orders without paying. */
function payments(e: Environment): string[] {
  const names = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY'] as const;
  const webhook = e.STRIPE_WEBHOOK_SECRET?.slice('whsec_'.length);
  return [
    ...names.flatMap((name) =>
      unless(
        e.STRIPE_TEST_MODE || !/^[sp]k_test_/.test(e[name] ?? ''),
        `${name}: test keys aren’t allowed in production unless STRIPE_TEST_MODE=true`,
      ),
    ),
    ...unless(
      webhook === undefined || !isWeak(webhook, SHORTEST.stripeSecret),
      'STRIPE_WEBHOOK_SECRET: is not what Stripe shows for a webhook; copy it from there',
    ),
  ];
}

function exampleSecrets(e: Environment): string[] {
  const names = [
    ...(['APP_SECRET', 'APP_SECRET_PREVIOUS', 'BACKUP_KEY', 'S3_SECRET_ACCESS_KEY'] as const),
    ...(['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const),
  ];
  return names
    .filter((name) => EXAMPLE.test(e[name] ?? ''))
    .map((name) => `${name}: is an example secret; choose your own`);
}

const isKnown = (password: string): boolean => WELL_KNOWN_PASSWORDS.test(password) || EXAMPLE.test(password);

const isWeak = (secret: string, shortest: number): boolean =>
  !EXAMPLE.test(secret) && (secret.length < shortest || isGuessable(secret));

/** Returns whether a secret has few different characters, repeats one piece, or follows the keys of a keyboard. */
const isGuessable = (secret: string): boolean =>
  secret !== '' &&
  !EXAMPLE.test(secret) &&
  (new Set(secret).size < Math.min(10, secret.length / 2) || /^(.+?)\1+$/.test(secret) || isInOrder(secret));

function isInOrder(secret: string): boolean {
  const steps = [...secret].slice(1).map((c, i) => c.charCodeAt(0) - secret.charCodeAt(i));
  return steps.filter((step) => step === 1).length > secret.length / 2;
}
