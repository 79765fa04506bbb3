import { z } from 'zod';
import { CURRENCIES, DEFAULT_CURRENCY } from '../../kernel/currencies.js';
import { urlOf } from '../zod/links.js';
import { retentionOf } from './retention.js';

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const origin = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin);
const secret = z.string().min(32, 'must have at least 32 characters');
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const calendlyUrl = z
  .string()
  .refine((url) => urlOf('calendly.com').safeParse(url).success, 'must be an https address of calendly.com');

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Mailbox URL. A password is only sent encrypted over the network. */
const mailboxUrl = z.string().superRefine((value, context) => {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url === undefined || !/^imaps?:$/.test(url.protocol) || url.hostname === '' || url.username === '')
    context.addIssue('must look like imaps://user:password@host:993/INBOX');
  else if (url.protocol === 'imap:' && !LOOPBACK.test(url.hostname))
    context.addIssue('must start with imaps://, unless the server is on this machine');
});

const retention = z.string().transform((words, context) => {
  const kept = retentionOf(words);
  if (!kept) context.addIssue('must look like 7d 5w 12m');
  return kept;
});

/** Headers in OpenTelemetry's format: `key=value,key=value`. */
const headers = z
  .string()
  .regex(/^[\w-]+=[^,]*(,[\w-]+=[^,]*)*$/, 'must look like api-key=abc,tenant=one')
  .transform((list) => {
    const query = list.replaceAll('&', '%26').replaceAll('+', '%2B').replaceAll(',', '&');
    return Object.fromEntries(new URLSearchParams(query));
  });

const whole = (least: number, most: number) => {
  const error = `must be a whole number from ${least} to ${most}`;
  return z.coerce.number({ error }).int(error).min(least, error).max(most, error);
};

const timeout = (milliseconds: number) => whole(100, 600_000).default(milliseconds);

/** A sender that every email server accepts: an address, alone or after a name. */
const sender = z.string().regex(/^("[^"]*" |[^<>@,;]+ )?<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/, {
  error: 'must be an email address such as hello@sanctum.example or Sanctum <hello@sanctum.example>',
});

export const DEFAULT_SENDER = 'Sanctum <hello@sanctum.test>';

/** Every environment variable the product reads, with its meaning. `.env.example` lists the same names. */
export const environmentSchema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: whole(0, 65_535).default(3000).describe('Port the server listens on'),
  HOST: z.string().default('127.0.0.1').describe('Address the server listens on; 0.0.0.0 in a container'),
  PUBLIC_URL: optional(origin).describe(
    'Public address, such as https://sanctum.example; links in emails use it',
  ),
  TRUST_PROXY: whole(0, 5).default(0).describe('Number of proxies in front'),
  DATA_DIR: z.string().default('.data').describe('Folder for the embedded database, files and emails'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  METRICS_PORT: optional(whole(0, 65_535)).describe('Port for Prometheus metrics at /metrics; empty: none'),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(z.url({ protocol: /^https?$/ })).describe(
    'OpenTelemetry collector (OTLP over HTTP) for traces; empty: no traces',
  ),
  OTEL_EXPORTER_OTLP_HEADERS: optional(headers).describe(
    'Headers sent with traces, such as api-key=…,tenant=…; values percent-encoded',
  ),
  OTEL_SERVICE_NAME: z.string().default('sanctum').describe('Name of this process in traces'),
  COMMIT: optional(z.string().regex(/^[0-9a-f]{7,40}$/, 'must be a commit hash')).describe(
    'Commit of this build; set in the image',
  ),
  WORKER: z
    .enum(['inline', 'separate'])
    .default('inline')
    .describe('separate: background jobs run in their own process'),
  WORKER_CONCURRENCY: whole(1, 50)
    .default(4)
    .describe('Background jobs that run at the same time in a process'),
  DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/ })).describe(
    'PostgreSQL 15 or newer; empty: embedded',
  ),
  MIGRATOR_DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/ })).describe(
    'The same database with the role that owns the schema; empty: the role in DATABASE_URL',
  ),
  DATABASE_POOL: whole(2, 100).default(10).describe('Database connections per process'),
  DATABASE_CONNECT_TIMEOUT_MS: timeout(3_000).describe('Maximum wait for a connection'),
  DATABASE_LOCK_TIMEOUT_MS: timeout(2_000).describe('Maximum wait for a lock'),
  DATABASE_STATEMENT_TIMEOUT_MS: timeout(5_000).describe('Maximum duration of a statement'),
  APP_SECRET: optional(secret).describe(
    'Signs access tokens; at least 32 characters; required in production',
  ),
  APP_SECRET_PREVIOUS: optional(secret).describe(
    'Previous secret, still accepted while you change APP_SECRET',
  ),
  SECOND_FACTOR_REQUIRED: flag
    .default(false)
    .describe('Requires the coach to use two-step sign-in; always on in production'),
  S3_ENDPOINT: optional(z.url()).describe('S3-compatible storage; empty: disk in DATA_DIR'),
  S3_PUBLIC_ENDPOINT: optional(z.url()).describe(
    'Address of the storage for browsers, if it differs from S3_ENDPOINT',
  ),
  S3_BUCKET: z.string().default('sanctum').describe('Bucket for all files'),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: optional(z.string()),
  S3_SECRET_ACCESS_KEY: optional(z.string()),
  BACKUP_KEY: optional(secret).describe('Encrypts backups; 32 characters or more; keep it apart from them'),
  BACKUP_KEEP: optional(retention).describe(
    'Backups to keep, such as 7d 5w 12m: the newest of that many days, weeks and months; empty: all',
  ),
  BACKUP_S3_ENDPOINT: optional(z.url()).describe('Storage for backups in a bucket; empty: S3_ENDPOINT'),
  BACKUP_S3_REGION: z.string().default('us-east-1'),
  BACKUP_S3_ACCESS_KEY_ID: optional(z.string()),
  BACKUP_S3_SECRET_ACCESS_KEY: optional(z.string()),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/ })).describe(
    'Mail server; empty: a folder with a viewer page',
  ),
  MAIL_FROM: sender.default(DEFAULT_SENDER).describe('Sender of all emails'),
  BOUNCE_MAILBOX_URL: optional(mailboxUrl).describe('Sender’s mailbox, read for bounced emails; empty: none'),
  STRIPE_SECRET_KEY: optional(z.string().startsWith('sk_')).describe('Empty: the payment sandbox'),
  STRIPE_PUBLISHABLE_KEY: optional(z.string().startsWith('pk_')),
  STRIPE_WEBHOOK_SECRET: optional(z.string().startsWith('whsec_')),
  STRIPE_TEST_MODE: flag
    .default(false)
    .describe('Allows Stripe test keys in production: orders are delivered, but no real money moves'),
  CURRENCY: z
    .enum(CURRENCIES)
    .default(DEFAULT_CURRENCY)
    .describe('Currency of a new site; later it’s set in the console'),
  MEDIA_TOOLS: optional(z.string()).describe(
    'Folder of ffmpeg and ffprobe, which convert videos. Empty: the folders of PATH.',
  ),
  CALENDLY_URL: optional(calendlyUrl).describe(
    'The coach’s Calendly page, offered alongside Sanctum’s calendar; empty: none',
  ),
  SEED_DEMO: flag.default(true).describe('Fill an empty database with demo content (never in production)'),
});

export type Environment = z.infer<typeof environmentSchema>;
