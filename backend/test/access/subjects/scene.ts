import type { TestApp } from '../../app.js';
import type { Person } from '../../builders/people.js';

/** The four who may call. `owner` and `other` are both members; a thing of somebody's own is the owner's. */
export const CALLERS = ['visitor', 'owner', 'other', 'creator'] as const;
export type CallerName = (typeof CALLERS)[number];

/** Who calls, and about whose things. */
export interface Scene {
  t: TestApp;
  calledBy: CallerName;
  /** The member whose own things are called for. */
  owner: Person;
  /** Who calls; a visitor is nobody. */
  caller: Person | undefined;
  /** The caller's. */
  browser: Person['browser'];
}

/** The request that an allowed caller sends to get an answer. */
export interface Call {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
  headers?: Record<string, string>;
}

export interface Subject {
  /** Of all callers that the policy allows, only these find the thing, because it is theirs; the others get a 404. */
  of?: 'owner' | 'owner and creator';
  /** Made anew once it was answered with more than a reading, and where it asks who calls: no call depends on another. */
  call(scene: Scene): Call | Promise<Call>;
  /** The status a visitor gets where visitors are allowed but must prove something. */
  visitor?: 401;
  /** Goes on until somebody ends it. */
  isStream?: true;
  /** Refused to everybody on purpose. */
  isNotOffered?: true;
}

/** A call without path parameters, query or body. */
export const plain: Subject = { call: () => ({}) };
