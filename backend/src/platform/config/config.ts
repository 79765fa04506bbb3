import path from 'node:path';
import { CannotStart } from './cannot-start.js';
import { type Environment, environmentSchema } from './environment.js';
import { productionProblems } from './production.js';

/** Injection token of the typed configuration (an interface has no runtime value of its own). */
export const CONFIG = Symbol('config');

/** Address at which a process reaches its own server. */
export const loopbackUrl = ({ host, port }: Config): string =>
  `http://${host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host}:${port}`;

/** Error in the environment: the process stops at startup and names the variables. */
export class ConfigError extends CannotStart {
  override readonly name = 'ConfigError';

  constructor(readonly problems: string[]) {
    super(`Please correct the configuration:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  }
}

/** The one place that reads the environment. Throws ConfigError naming every wrong variable. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const parsed = environmentSchema.safeParse(env);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  }
  const e = parsed.data;
  const problems = [
    ...(isProduction(e) ? productionProblems(e) : []),
    ...incompleteGroups(e),
    ...mixedStripeKeys(e),
  ];
  if (problems.length > 0) throw new ConfigError(problems);
  return configOf(e);
}

const isProduction = (e: Environment): boolean => e.NODE_ENV === 'production';

/** Groups and names the settings as the code reads them. Values that every mode needs are never optional. */
// oxlint-disable-next-line max-lines-per-function -- a line for each setting
const configOf = (e: Environment) => ({
  production: isProduction(e),
  port: e.PORT,
  host: e.HOST,
  publicUrl: e.PUBLIC_URL ?? `http://localhost:${e.PORT}`,
  trustProxy: e.TRUST_PROXY,
  dataDir: path.resolve(e.DATA_DIR),
  logLevel: e.LOG_LEVEL,
  metricsPort: e.METRICS_PORT,
  /** Tracing; off without an endpoint. */
  tracing: {
    endpoint: e.OTEL_EXPORTER_OTLP_ENDPOINT,
    headers: e.OTEL_EXPORTER_OTLP_HEADERS ?? {},
    serviceName: e.OTEL_SERVICE_NAME,
  },
  commit: e.COMMIT ?? null,
  inlineWorker: e.WORKER === 'inline',
  /** Max simultaneous jobs; always fewer than connections, so that requests get one. */
  workerConcurrency: Math.min(e.WORKER_CONCURRENCY, e.DATABASE_POOL - 1),
  seedDemo: e.SEED_DEMO && !isProduction(e),
  database: {
    url: e.DATABASE_URL,
    /** URL with the role that owns and changes the schema; `undefined`: the role of `url` does that too. */
    migratorUrl: e.MIGRATOR_DATABASE_URL,
    poolSize: e.DATABASE_POOL,
    /** Timeouts in milliseconds. */
    timeouts: {
      connect: e.DATABASE_CONNECT_TIMEOUT_MS,
      lock: e.DATABASE_LOCK_TIMEOUT_MS,
      statement: e.DATABASE_STATEMENT_TIMEOUT_MS,
    },
  },
  /** Secret that signs access tokens. `undefined`: stored in DATA_DIR. */
  appSecret: e.APP_SECRET,
  /** The previous secret; its signatures and seals are still valid. */
  previousAppSecret: e.APP_SECRET_PREVIOUS,
  /** Currency of a new site. */
  currency: e.CURRENCY,
  /** Folders of ffmpeg and ffprobe; `undefined`: those on the PATH. */
  mediaTools: e.MEDIA_TOOLS,
  /** The coach's Calendly page, offered in addition to the built-in calendar; null: none. */
  calendlyUrl: e.CALENDLY_URL ?? null,
  /** True: the coach's session opens nothing until a second factor is set up (product rule 2.9). */
  coachNeedsSecondFactor: isProduction(e) || e.SECOND_FACTOR_REQUIRED,
  storage: {
    endpoint: e.S3_ENDPOINT,
    publicEndpoint: e.S3_PUBLIC_ENDPOINT ?? e.S3_ENDPOINT,
    bucket: e.S3_BUCKET,
    region: e.S3_REGION,
    accessKeyId: e.S3_ACCESS_KEY_ID,
    secretAccessKey: e.S3_SECRET_ACCESS_KEY,
  },
  backup: {
    /** Key that seals the files of a backup. */
    key: e.BACKUP_KEY,
    /** Rule for keeping backups; `undefined`: keeps all. */
    retention: e.BACKUP_KEEP,
    /** Connection of a separate bucket for backups; `undefined`: the storage's own connection. */
    s3: complete({
      endpoint: e.BACKUP_S3_ENDPOINT,
      region: e.BACKUP_S3_REGION,
      accessKeyId: e.BACKUP_S3_ACCESS_KEY_ID,
      secretAccessKey: e.BACKUP_S3_SECRET_ACCESS_KEY,
    }),
  },
  mail: { smtpUrl: e.SMTP_URL, from: e.MAIL_FROM, bounceMailboxUrl: e.BOUNCE_MAILBOX_URL },
  /** Stripe's keys; `undefined`: the payment sandbox. */
  stripe: complete({
    secretKey: e.STRIPE_SECRET_KEY,
    publishableKey: e.STRIPE_PUBLISHABLE_KEY,
    webhookSecret: e.STRIPE_WEBHOOK_SECRET,
  }),
});

export type Config = ReturnType<typeof configOf>;
export type DatabaseTimeouts = Config['database']['timeouts'];

/** Returns settings that only work together; undefined unless all of them are there. */
const complete = <Group extends Record<string, string | undefined>>(group: Group) =>
  Object.values(group).every((value) => value !== undefined)
    ? (group as { [Name in keyof Group]: string })
    : undefined;

/**
 * Refuses a test key next to a live one, which would make every payment fail. Production refuses test keys
 * individually.
 */
function mixedStripeKeys(e: Environment): string[] {
  const isTest = (key: string) => key.slice(2).startsWith('_test_');
  const { STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: publishable } = e;
  if (!secret || !publishable || isTest(secret) === isTest(publishable)) return [];
  return isProduction(e) && !e.STRIPE_TEST_MODE
    ? []
    : [
        'STRIPE_PUBLISHABLE_KEY: one key is for test mode and the other for live mode; use two of the same mode',
      ];
}

/** Checks settings that only work together. */
function incompleteGroups(e: Environment): string[] {
  const groups = [
    ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
    ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
    ['BACKUP_S3_ENDPOINT', 'BACKUP_S3_ACCESS_KEY_ID', 'BACKUP_S3_SECRET_ACCESS_KEY'],
  ] as const;
  if (e.APP_SECRET_PREVIOUS && !e.APP_SECRET) return ['APP_SECRET: required with APP_SECRET_PREVIOUS'];
  if (e.APP_SECRET_PREVIOUS !== undefined && e.APP_SECRET_PREVIOUS === e.APP_SECRET)
    return ['APP_SECRET_PREVIOUS: is the same as APP_SECRET; leave it out'];
  if (e.MIGRATOR_DATABASE_URL && !e.DATABASE_URL)
    return ['DATABASE_URL: required with MIGRATOR_DATABASE_URL'];
  if (e.S3_PUBLIC_ENDPOINT && !e.S3_ENDPOINT) return ['S3_ENDPOINT: required with S3_PUBLIC_ENDPOINT'];
  return groups.flatMap((group) => {
    const missing = group.filter((name) => !e[name]);
    return missing.length === 0 || missing.length === group.length
      ? []
      : missing.map((name) => `${name}: required with ${group.filter((other) => e[other]).join(' and ')}`);
  });
}
