import type { Role } from '../../kernel/roles.js';
import type { AgeBand } from '../../kernel/age-bands.js';
import type { Scope } from './scopes.js';

/** A signed-in person, read from the database for this very request, never from a token's claims. */
export interface SignedIn {
  accountId: string;
  role: Role;
  /** All that requests know of a person’s age; null: not asked yet, or the coach. */
  band: AgeBand | null;
  /** The login session (device) the request belongs to. */
  sessionId: string;
  /** When this device last proved the password, for acts that ask for a fresh sign-in. */
  authenticatedAt: Date;
  /** The coach of an installation that asks for a second factor has not set one up yet. */
  mustEnrol: boolean;
  /** Of a program that shows a personal API token, whose id is the session's then. Sessions have none: they may do all. */
  scopes?: readonly Scope[];
}

/** Who is asking. `undefined` is a visitor. */
export type Actor = SignedIn | undefined;
