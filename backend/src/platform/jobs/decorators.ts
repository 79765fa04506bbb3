import { type EventMap, type EventName, payloadOf } from '../../events/index.js';
import type { Tx } from '../database/database.js';
import { type Job, readPayload, roundOf } from './job.js';

interface Listening {
  event: EventName;
  as: string;
  deliver: (listener: object, stored: unknown, tx: Tx) => Promise<void>;
}

interface Running {
  kind: string;
  /** Period of recurring work in milliseconds. */
  everyMs: number | undefined;
  run: (worker: object, stored: unknown) => Promise<void>;
}

const listening = new WeakMap<object, Listening[]>();
const running = new WeakMap<object, Running[]>();

export const listeningOf = (provider: object): readonly Listening[] =>
  listening.get(Object.getPrototypeOf(provider) as object) ?? [];

export const runningOf = (provider: object): readonly Running[] =>
  running.get(Object.getPrototypeOf(provider) as object) ?? [];

/**
 * Marks a method as listener of an event. It runs in the transaction that marks the delivery as done, so its effect
 * happens once. `as` is its name in the database and never changes.
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

/** Marks a method as the one that runs a job. It may run again after a crash, so repeating it must be safe. */
export const Runs = <Payload>(job: Job<Payload>) => working(job);

/** Marks a method as recurring work, run once per period over all processes. */
export const Every = (everyMs: number, kind: string) => working(roundOf(kind), everyMs);

const working =
  <Payload>({ kind, payload }: Job<Payload>, everyMs?: number) =>
  <Method extends (payload: Payload) => Promise<void>>(
    owner: object,
    _name: string,
    { value: method }: TypedPropertyDescriptor<Method>,
  ): void => {
    const run: Running['run'] = async (worker, stored) => method?.call(worker, readPayload(payload, stored));
    running.set(owner, [...(running.get(owner) ?? []), { kind, everyMs, run }]);
  };
