import type { SiteContent } from './site-content.js';
import { STARTING_CONTENT } from './starting-content.js';

/** Stored content as this release knows it: what a later release has added begins with its starting words. */
export const completeContent = (stored: object): SiteContent =>
  complete(STARTING_CONTENT, stored) as SiteContent;

function complete(known: unknown, stored: unknown): unknown {
  if (stored === undefined) return known;
  if (!isRecord(known) || !isRecord(stored)) return stored;
  return Object.fromEntries(
    Object.entries(known).map(([name, value]) => [name, complete(value, stored[name])]),
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
