import type { Pool, PoolClient } from 'pg';

/** Settings for the webhooks of all events from now on. */
export interface WebhookSettings {
  delaySeconds: number;
  drop: boolean;
  /** Number of times that each webhook is sent. */
  repeat: number;
}

const LIMITS = { delaySeconds: { min: 0, max: 86_400 }, repeat: { min: 1, max: 50 } } as const;

export async function readSettings(database: Pick<Pool | PoolClient, 'query'>): Promise<WebhookSettings> {
  const { rows } = await database.query<WebhookSettings>(
    `select delay_seconds as "delaySeconds", drop_webhooks as "drop", repeat_times as "repeat"
       from payment_sandbox.settings`,
  );
  const [settings] = rows;
  if (!settings) throw new Error('The settings row is made with its table');
  return settings;
}

export async function saveSettings(pool: Pool, settings: WebhookSettings): Promise<void> {
  await pool.query(
    'update payment_sandbox.settings set delay_seconds = $1, drop_webhooks = $2, repeat_times = $3',
    [settings.delaySeconds, settings.drop, settings.repeat],
  );
}

/** Reads the settings; null if a number is missing or out of bounds. */
export function parseSettings(values: { [name: string]: unknown }): WebhookSettings | null {
  const delaySeconds = wholeNumber(values['delaySeconds'], LIMITS.delaySeconds);
  const repeat = wholeNumber(values['repeat'], LIMITS.repeat);
  if (delaySeconds === null || repeat === null) return null;
  return { delaySeconds, repeat, drop: values['drop'] === true || values['drop'] === 'true' };
}

function wholeNumber(value: unknown, { min, max }: { min: number; max: number }): number | null {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && number >= min && number <= max
    ? number
    : null;
}
