import type { Role } from '../../kernel/roles.js';
import type { AgeBand } from '../../kernel/age-bands.js';
import type { Scope } from './scopes.js';

/** A signed-in person, read from the database for this request, never from a token's claims. */
export interface SignedIn {
  accountId: string;
  role: Role;
  /** Age band, the only fact about a person's age that requests know; null: not asked yet, or the coach. */
  band: AgeBand | null;
  /** The login session (device) the request belongs to. */
  sessionId: string;
  /** Latest time when this device proved the password, for actions that require a fresh sign-in. */
  authenticatedAt: Date;
  /** True for a coach who still has to set up the second factor that the installation requires. */
  mustEnrol: boolean;
  /** Scopes of a personal API token, whose id is `sessionId`. Undefined for sessions, which have all. */
  scopes?: readonly Scope[];
}

/** The caller of a request. `undefined` is a visitor. */
export type Actor = SignedIn | undefined;

/** Verifies login sessions for the access token strategy; implemented by the accounts module. */
export abstract class SessionVerifier {
  /** Returns the owner of a valid access token; undefined if its session has ended. */
  abstract verify(claimed: Pick<SignedIn, 'accountId' | 'sessionId'>): Promise<Actor>;
}

/** Prefix of every personal API token, so that people and secret scanners recognize one. */
export const API_TOKEN_PREFIX = 'sanctum_pat_';

/** Verifies personal API tokens for the access guard; implemented by the accounts module. */
export abstract class ApiTokenVerifier {
  /** Returns the token's owner, with its scopes; undefined if the token expired, was revoked or is invalid. */
  abstract verify(token: string): Promise<Actor>;
}
