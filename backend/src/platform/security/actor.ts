import type { Role } from '../../kernel/roles.js';
import type { AgeBand } from '../../kernel/age-bands.js';
import type { Scope } from './scopes.js';

/** A signed-in person, read from the database for this very request, never from a token's claims. */
export interface SignedIn {
  accountId: string;
  role: Role;
  /** The only thing that requests know about a person’s age; null: not asked yet, or the coach. */
  band: AgeBand | null;
  /** The login session (device) the request belongs to. */
  sessionId: string;
  /** When this device last proved the password, for actions that need a fresh sign-in. */
  authenticatedAt: Date;
  /** True for the coach who must still set up the second factor that the installation requires. */
  mustEnrol: boolean;
  /** Scopes of a personal API token, whose id is then `sessionId`. Undefined for sessions, which are not limited. */
  scopes?: readonly Scope[];
}

/** The caller of a request. `undefined` is a visitor. */
export type Actor = SignedIn | undefined;
