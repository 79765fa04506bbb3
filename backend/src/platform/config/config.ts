import path from 'node:path';
import { z } from 'zod';
import { CURRENCIES, type Currency, DEFAULT_CURRENCY } from '../../kernel/currencies.js';
import { urlOf } from '../zod/links.js';

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const origin = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin);
const secret = z.string().min(32, 'must have at least 32 characters');
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const calendlyUrl = z
  .string()
  .refine((url) => urlOf('calendly.com').safeParse(url).success, 'must be an https address of calendly.com');

const timeout = (milliseconds: number) => z.coerce.number().int().min(100).max(600_000).default(milliseconds);

const DEFAULT_SENDER = 'Sanctum <hello@sanctum.test>';

/** Every environment variable the product reads, with its meaning. `.env.example` lists the same names. */
export const environmentSchema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000).describe('Port the server listens on'),
  HOST: z.string().default('127.0.0.1').describe('Address the server listens on; 0.0.0.0 in a container'),
  PUBLIC_URL: optional(origin).describe(
    'Address people type, e.g. https://sanctum.example; links in mails use it',
  ),
  TRUST_PROXY: z.coerce.number().int().min(0).max(5).default(0).describe('How many proxies stand in front'),
  DATA_DIR: z.string().default('.data').describe('Folder of the embedded database, files and mails'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  WORKER: z
    .enum(['inline', 'separate'])
    .default('inline')
    .describe('separate: background work runs in its own process'),
  WORKER_CONCURRENCY: z.coerce
    .number()
    .int()
    .min(1)
    .max(50)
    .default(4)
    .describe('Background jobs a process runs at once'),
  DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/ })).describe(
    'PostgreSQL 15 or newer; empty: an embedded one',
  ),
  DATABASE_POOL: z.coerce.number().int().min(2).max(100).default(10).describe('Connections a process keeps'),
  DATABASE_CONNECT_TIMEOUT_MS: timeout(3_000).describe('How long a request waits for a connection'),
  DATABASE_LOCK_TIMEOUT_MS: timeout(2_000).describe('How long a statement waits for a lock'),
  DATABASE_STATEMENT_TIMEOUT_MS: timeout(5_000).describe('How long a statement may take'),
  APP_SECRET: optional(secret).describe('Signs access tokens; 32 characters or more; needed in production'),
  SECOND_FACTOR_REQUIRED: flag
    .default(false)
    .describe('The coach must set up a second factor before anything else; in production always so'),
  S3_ENDPOINT: optional(z.url()).describe('S3-compatible storage; empty: the disk under DATA_DIR'),
  S3_PUBLIC_ENDPOINT: optional(z.url()).describe(
    'Where browsers reach the storage, if that is another address than S3_ENDPOINT',
  ),
  S3_BUCKET: z.string().default('sanctum').describe('Bucket for all files'),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: optional(z.string()),
  S3_SECRET_ACCESS_KEY: optional(z.string()),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/ })).describe(
    'Mail server; empty: a mail folder with a viewer page',
  ),
  MAIL_FROM: z.string().default(DEFAULT_SENDER).describe('Sender of every mail'),
  STRIPE_SECRET_KEY: optional(z.string().startsWith('sk_')).describe('Empty: the payment sandbox'),
  STRIPE_PUBLISHABLE_KEY: optional(z.string().startsWith('pk_')),
  STRIPE_WEBHOOK_SECRET: optional(z.string().startsWith('whsec_')),
  STRIPE_TEST_MODE: flag
    .default(false)
    .describe('Allows test keys of Stripe in production: orders are delivered and no real money moves'),
  CURRENCY: z
    .enum(CURRENCIES)
    .default(DEFAULT_CURRENCY)
    .describe('What a new place sells in; from then on the console has it'),
  CALENDLY_URL: optional(calendlyUrl).describe(
    'The coach’s page at Calendly, offered beside the own calendar; empty: none',
  ),
  SEED_DEMO: flag.default(true).describe('Fill an empty database with demo content (never in production)'),
});

type Environment = z.infer<typeof environmentSchema>;

/** In milliseconds. */
export interface DatabaseTimeouts {
  connect: number;
  lock: number;
  statement: number;
}

/** What the code reads: grouped and typed; what every mode needs is never optional. */
export interface Config {
  production: boolean;
  port: number;
  host: string;
  publicUrl: string;
  trustProxy: number;
  dataDir: string;
  logLevel: Environment['LOG_LEVEL'];
  inlineWorker: boolean;
  /** How many jobs run at once; always fewer than there are connections, so that requests get one. */
  workerConcurrency: number;
  seedDemo: boolean;
  database: { url: string | undefined; poolSize: number; timeouts: DatabaseTimeouts };
  /** Signs access tokens. `undefined`: one is kept in DATA_DIR. */
  appSecret: string | undefined;
  /** The coach's session opens nothing until a second factor is set up (product rule 2.9). */
  coachNeedsSecondFactor: boolean;
  storage: {
    endpoint: string | undefined;
    /** Where browsers reach it; the endpoint itself where nothing else is configured. */
    publicEndpoint: string | undefined;
    bucket: string;
    region: string;
    accessKeyId: string | undefined;
    secretAccessKey: string | undefined;
  };
  mail: { smtpUrl: string | undefined; from: string };
  /** What a new place sells in. */
  currency: Currency;
  /** The coach's page at Calendly, offered beside the own calendar; null: none. */
  calendlyUrl: string | null;
  /** `undefined`: the payment sandbox. */
  stripe: { secretKey: string; publishableKey: string; webhookSecret: string } | undefined;
}

/** Where a process reaches its own server. */
export const loopbackUrl = ({ host, port }: Config): string =>
  `http://${host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host}:${port}`;

/** The environment is wrong: the process stops at its start, with the names of the variables. */
export class ConfigError extends Error {
  constructor(readonly problems: string[]) {
    super(`The configuration cannot work:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

/** The one place that reads the environment. Throws ConfigError naming every wrong variable. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const parsed = environmentSchema.safeParse(env);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  }
  const e = parsed.data;
  const production = e.NODE_ENV === 'production';
  const problems = [...(production ? productionProblems(e) : []), ...incompleteGroups(e)];
  if (problems.length > 0) throw new ConfigError(problems);
  return {
    production,
    port: e.PORT,
    host: e.HOST,
    publicUrl: e.PUBLIC_URL ?? `http://localhost:${e.PORT}`,
    trustProxy: e.TRUST_PROXY,
    dataDir: path.resolve(e.DATA_DIR),
    logLevel: e.LOG_LEVEL,
    inlineWorker: e.WORKER === 'inline',
    workerConcurrency: Math.min(e.WORKER_CONCURRENCY, e.DATABASE_POOL - 1),
    seedDemo: e.SEED_DEMO && !production,
    database: {
      url: e.DATABASE_URL,
      poolSize: e.DATABASE_POOL,
      timeouts: {
        connect: e.DATABASE_CONNECT_TIMEOUT_MS,
        lock: e.DATABASE_LOCK_TIMEOUT_MS,
        statement: e.DATABASE_STATEMENT_TIMEOUT_MS,
      },
    },
    appSecret: e.APP_SECRET,
    currency: e.CURRENCY,
    calendlyUrl: e.CALENDLY_URL ?? null,
    coachNeedsSecondFactor: production || e.SECOND_FACTOR_REQUIRED,
    storage: {
      endpoint: e.S3_ENDPOINT,
      publicEndpoint: e.S3_PUBLIC_ENDPOINT ?? e.S3_ENDPOINT,
      bucket: e.S3_BUCKET,
      region: e.S3_REGION,
      accessKeyId: e.S3_ACCESS_KEY_ID,
      secretAccessKey: e.S3_SECRET_ACCESS_KEY,
    },
    mail: { smtpUrl: e.SMTP_URL, from: e.MAIL_FROM },
    stripe:
      e.STRIPE_SECRET_KEY && e.STRIPE_PUBLISHABLE_KEY && e.STRIPE_WEBHOOK_SECRET
        ? {
            secretKey: e.STRIPE_SECRET_KEY,
            publishableKey: e.STRIPE_PUBLISHABLE_KEY,
            webhookSecret: e.STRIPE_WEBHOOK_SECRET,
          }
        : undefined,
  };
}

function productionProblems(e: Environment): string[] {
  const problems: string[] = [];
  if (!e.APP_SECRET) problems.push('APP_SECRET: needed in production, 32 random characters or more');
  else if (new Set(e.APP_SECRET).size < 10)
    problems.push('APP_SECRET: too easy to guess; use 32 random characters');
  if (!e.PUBLIC_URL) problems.push('PUBLIC_URL: needed in production; links in mails are built from it');
  else if (!e.PUBLIC_URL.startsWith('https:')) problems.push('PUBLIC_URL: must be https in production');
  if (e.TRUST_PROXY === 0)
    problems.push(
      'TRUST_PROXY: how many proxies stand in front, at least the one that holds the certificate; without it all visitors count as one',
    );
  if (!e.STRIPE_SECRET_KEY) problems.push('STRIPE_SECRET_KEY: the payment sandbox is refused in production');
  if (!e.SMTP_URL) problems.push('SMTP_URL: needed in production; people must get their mails');
  if (e.MAIL_FROM === DEFAULT_SENDER)
    problems.push('MAIL_FROM: needed in production; nobody can answer the sender of the examples');
  return [...problems, ...testKeys(e), ...exampleSecrets(e)];
}

/** With test keys buyers get what they order and nobody pays. */
function testKeys(e: Environment): string[] {
  if (e.STRIPE_TEST_MODE) return [];
  const names = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY'] as const;
  return names.flatMap((name) =>
    e[name]?.startsWith('sk_test_') || e[name]?.startsWith('pk_test_')
      ? `${name}: test keys are refused in production unless STRIPE_TEST_MODE=true`
      : [],
  );
}

/** What stands in examples and in the trial of docker/compose.yaml is known to everybody. */
const EXAMPLE = /example|change[-_ ]?me|replace[-_ ]?me|your[-_ ]|trial-only|placeholder/i;
const WELL_KNOWN_PASSWORDS = ['sanctum', 'postgres', 'password', 'secret'];

function exampleSecrets(e: Environment): string[] {
  const names = ['APP_SECRET', 'S3_SECRET_ACCESS_KEY', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;
  const fromExamples = names.filter((name) => EXAMPLE.test(e[name] ?? ''));
  const databasePassword = e.DATABASE_URL === undefined ? '' : new URL(e.DATABASE_URL).password;
  return [
    ...fromExamples.map((name) => `${name}: is one of the examples; use a secret of your own`),
    ...(WELL_KNOWN_PASSWORDS.includes(databasePassword)
      ? ['DATABASE_URL: its password is one of the examples; use one of your own']
      : []),
  ];
}

/** Checks settings that only work together. */
function incompleteGroups(e: Environment): string[] {
  const groups = [
    ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
    ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ] as const;
  return groups.flatMap((group) => {
    const missing = group.filter((name) => !e[name]);
    return missing.length === 0 || missing.length === group.length
      ? []
      : missing.map(
          (name) => `${name}: needed together with ${group.filter((other) => e[other]).join(' and ')}`,
        );
  });
}
