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
  /** The caller's. */
  browser: Person['browser'];
}

/** What has to be said so that an allowed caller gets what she asks for. */
export interface Call {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
  headers?: Record<string, string>;
}

export interface Subject {
  /** Whose thing it is: of all callers that the policy lets in, only these find it; the others get a 404. */
  of?: 'owner' | 'owner and creator';
  /** Made anew for every caller, so that no call depends on another. */
  call(scene: Scene): Call | Promise<Call>;
  /** Where visitors are let in and still need to prove something. */
  visitor?: 401;
  /** Refused to everybody on purpose. */
  isNotOffered?: true;
}

/** A call that needs nothing said. */
export const plain: Subject = { call: () => ({}) };
