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
const running = new WeakMap<object, Running[]>();

export const listeningOf = (provider: object): readonly Listening[] =>
  listening.get(Object.getPrototypeOf(provider) as object) ?? [];

export const runningOf = (provider: object): readonly Running[] =>
  running.get(Object.getPrototypeOf(provider) as object) ?? [];

/**
 * Marks a method as listener of an event. It runs in a transaction of its own that also marks the delivery as done: its effect happens
 * once. `as` is its name in the database and must never change.
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
    addRunning(handler.prototype as object, job, (instance, payload) =>
      (instance as JobHandler<Payload>).run(payload),
    );
  };

/** Marks a method as work to be done again and again, once per period over all processes. */
export const Every =
  (everyMs: number, kind: string) =>
  <Method extends (round: Round) => Promise<void>>(
    owner: object,
    _name: string,
    { value: method }: TypedPropertyDescriptor<Method>,
  ): void =>
    addRunning(owner, roundOf(kind), async (instance, round) => method?.call(instance, round), everyMs);

function addRunning<Payload>(
  owner: object,
  { kind, payload }: Job<Payload>,
  run: (instance: object, payload: Payload) => Promise<void>,
  everyMs?: number,
): void {
  const work: Running = {
    kind,
    ...(everyMs !== undefined && { everyMs }),
    run: async (instance, stored) => run(instance, readPayload(payload, stored)),
  };
  running.set(owner, [...(running.get(owner) ?? []), work]);
}
