import type { Actor } from './actor.js';

/** Prefix of every personal API token, so that people and secret scanners recognize one. */
export const API_TOKEN_PREFIX = 'sanctum_pat_';

/** Verifies personal API tokens for the access guard; implemented by the accounts module. */
export abstract class ApiTokenVerifier {
  /** Returns the person who made the token, with its scopes; undefined if the token expired, was revoked or is invalid. */
  abstract verify(token: string): Promise<Actor>;
}
