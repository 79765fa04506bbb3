import { type EventMap, type EventName, payloadOf } from '../../events/index.js';
import type { Tx } from '../database/database.js';
import { type Job, readPayload, type Round, roundOf } from './job.js';

interface Listening {
  event: EventName;
  as: string;
  deliver: (listener: object, stored: unknown, tx: Tx) => Promise<void>;
}

interface Running {
  kind: string;
  everyMs?: number;
  run: (handler: object, stored: unknown) => Promise<void>;
}

/** Does work outside the database (an email, a call). May run again after a crash, so it must be repeatable. */
interface JobHandler<Payload> {
  /** A property, because the compiler compares parameters of methods in both directions. */
  run: (payload: Payload) => Promise<void>;
}

type ClassOf<Instance> = new (...args: never[]) => Instance;

const listening = new WeakMap<object, Listening[]>();
const running = new WeakMap<object, Running>();

export const listeningOf = (provider: object): readonly Listening[] =>
  listening.get(Object.getPrototypeOf(provider) as object) ?? [];

export const runningOf = (provider: object): Running | undefined => running.get(provider.constructor);

/**
 * Marks a method as listener of an event. It runs in its own transaction, which also marks the delivery as done, so its
 * effect happens once. `as` is its name in the database and never changes.
 */
export const On =
  <Name extends EventName>(event: Name, as: string) =>
  <Method extends (payload: EventMap[Name], tx: Tx) => Promise<void>>(
    owner: object,
    _name: string,
    { value: method }: TypedPropertyDescriptor<Method>,
  ): void => {
    const deliver: Listening['deliver'] = async (listener, stored, tx) =>
      method?.call(listener, readPayload(payloadOf(event), stored), tx);
    listening.set(owner, [...(listening.get(owner) ?? []), { event, as, deliver }]);
  };

export const Runs =
  <Payload>(job: Job<Payload>) =>
  (handler: ClassOf<JobHandler<Payload>>): void => {
    running.set(handler, runs(job));
  };

/** Marks a class as work to be done again and again, once per period over all processes. */
export const Every =
  (everyMs: number, kind: string) =>
  (handler: ClassOf<JobHandler<Round>>): void => {
    running.set(handler, { ...runs(roundOf(kind)), everyMs });
  };

const runs = <Payload>({ kind, payload }: Job<Payload>): Running => ({
  kind,
  // a decorator has let in handlers of this payload alone
  run: async (handler, stored) => (handler as JobHandler<Payload>).run(readPayload(payload, stored)),
});
