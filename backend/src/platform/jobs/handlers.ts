import { DiscoveryService } from '@nestjs/core';
import { Injectable } from '@nestjs/common';
import type { EventMap, EventName } from '../../events/index.js';
import type { Tx } from '../database/database.js';

/** Reacts to an event, in a transaction of its own that also marks the delivery as done: its effect happens once. */
export interface EventListener<Name extends EventName> {
  handle(event: EventMap[Name], tx: Tx): Promise<void>;
}

/** Does work outside the database (a mail, a call). May run again after a crash, so it must bear repetition. */
export interface JobHandler {
  run(payload: Record<string, unknown>): Promise<void>;
}

/** Thrown by a job that is not to be done before a moment. It is no failure, and no attempt. */
export class Postponed extends Error {
  constructor(readonly until: Date) {
    super(`not before ${until.toISOString()}`);
  }
}

/** Thrown by a job that is of no use to try again as it is. It is parked at once, for a person to look at. */
export class GivenUp extends Error {}

const listening = DiscoveryService.createDecorator<{ event: EventName; as: string }>();
const running = DiscoveryService.createDecorator<{ kind: string; everyMs?: number }>();

/** Marks a provider as listener of an event. `as` is its name in the database and must never change. */
export const OnEvent = (event: EventName, as: string): ClassDecorator => listening({ event, as });

/** Marks a provider as the handler of a kind of job. */
export const OnJob = (kind: string): ClassDecorator => running({ kind });

/** Marks a provider as work to be done again and again, once per period over all processes. */
export const Every = (everyMs: number, kind: string): ClassDecorator => running({ kind, everyMs });

interface Registered<Handler> {
  handler: Handler;
}

/** All listeners and handlers of the application, found by their decorators. */
@Injectable()
export class Handlers {
  private found:
    | {
        listeners: Map<string, Registered<EventListener<EventName>> & { event: EventName }>;
        jobs: Map<string, Registered<JobHandler> & { everyMs: number | undefined }>;
      }
    | undefined;

  constructor(private readonly discovery: DiscoveryService) {}

  /** Names of the listeners of an event. */
  listenersOf(event: EventName): string[] {
    return [...this.all.listeners].filter(([, listener]) => listener.event === event).map(([name]) => name);
  }

  listener(name: string): EventListener<EventName> | undefined {
    return this.all.listeners.get(name)?.handler;
  }

  job(kind: string): JobHandler | undefined {
    return this.all.jobs.get(kind)?.handler;
  }

  /** Recurring work: kind and period in milliseconds. */
  recurring(): { kind: string; everyMs: number }[] {
    return [...this.all.jobs].flatMap(([kind, { everyMs }]) =>
      everyMs === undefined ? [] : [{ kind, everyMs }],
    );
  }

  private get all() {
    this.found ??= this.discover();
    return this.found;
  }

  private discover() {
    const listeners = new Map<string, Registered<EventListener<EventName>> & { event: EventName }>();
    const jobs = new Map<string, Registered<JobHandler> & { everyMs: number | undefined }>();
    for (const wrapper of this.discovery.getProviders({ metadataKey: listening.KEY })) {
      const { event, as } = this.discovery.getMetadataByDecorator(listening, wrapper)!;
      if (listeners.has(as)) throw new Error(`two listeners are called ${as}`);
      listeners.set(as, { event, handler: wrapper.instance as EventListener<EventName> });
    }
    for (const wrapper of this.discovery.getProviders({ metadataKey: running.KEY })) {
      const { kind, everyMs } = this.discovery.getMetadataByDecorator(running, wrapper)!;
      if (jobs.has(kind)) throw new Error(`two handlers for jobs of kind ${kind}`);
      jobs.set(kind, { everyMs, handler: wrapper.instance as JobHandler });
    }
    return { listeners, jobs };
  }
}
