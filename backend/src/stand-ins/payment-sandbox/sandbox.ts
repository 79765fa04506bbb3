import type { Pool } from 'pg';
import type { SandboxKeys } from './keys.js';
import type { WebhookDeliveries } from './webhook-deliveries.js';

/** Surroundings that every part of the sandbox needs. */
export interface Sandbox {
  pool: Pool;
  keys: SandboxKeys;
  /** The shop's own origin, the only one that may post to the sandbox's page. */
  publicUrl: string;
  now: () => Date;
  deliveries: WebhookDeliveries;
  /** Resolves when the tables exist. */
  ready: () => Promise<void>;
}
