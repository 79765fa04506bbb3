import type { SiteContent } from './site-content.js';
import { STARTING_CONTENT } from './starting-content.js';

/** Stored content in the form of this release: fields that a later release has added start with their default texts. */
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
