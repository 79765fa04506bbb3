import type { TestApp } from '../../app.js';
import type { Person } from '../../builders/people.js';

/** The four kinds of callers. `owner` and `other` are both members; personal things belong to `owner`. */
export const CALLERS = ['visitor', 'owner', 'other', 'creator'] as const;
export type CallerName = (typeof CALLERS)[number];

/** The caller, and the member whose data the call is about. */
export interface Scene {
  t: TestApp;
  calledBy: CallerName;
  /** Owner of the personal data in the call. */
  owner: Person;
  /** Person who calls; undefined for a visitor. */
  caller: Person | undefined;
  /** The caller's browser. */
  browser: Person['browser'];
}

/** The request for which an allowed caller gets a successful response. */
export interface Call {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
  headers?: Record<string, string>;
}

export interface Subject {
  /** Callers who find the data because they own it; all others that the policy allows get a 404. */
  of?: 'owner' | 'owner and creator';
  /**
   * Creates the call again after each call that may have changed data or depends on the caller, because calls are
   * independent.
   */
  call(scene: Scene): Call | Promise<Call>;
  /** Status for a visitor, if visitors are allowed but must prove something. */
  visitor?: 401;
  /** Set for a stream, which continues until the caller ends it. */
  isStream?: true;
  /** Set if the operation refuses everyone intentionally. */
  isNotOffered?: true;
}

/** A call without path parameters, query or body. */
export const plain: Subject = { call: () => ({}) };
