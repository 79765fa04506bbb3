import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { type EventName, events } from '../../events/index.js';
import type { Tx } from '../database/database.js';
import { providersOf } from '../discovery/providers.js';
import { listeningOf, runningOf } from './decorators.js';
import { declaredJobs } from './job.js';

interface Listener {
  event: EventName;
  handle: (stored: unknown, tx: Tx) => Promise<void>;
}

interface Runner {
  everyMs: number | undefined;
  run: (stored: unknown) => Promise<void>;
}

interface Found {
  listeners: Map<string, Listener>;
  jobs: Map<string, Runner>;
}

/** All listeners and job runners, found by their decorators. The application does not start if they do not fit together. */
@Injectable()
export class Handlers implements OnModuleInit {
  private found: Found | undefined;

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    const { jobs } = this.all;
    for (const kind of declaredJobs()) if (!jobs.has(kind)) throw new Error(`no class runs the job ${kind}`);
  }

  listenersOf(event: EventName): string[] {
    return [...this.all.listeners].filter(([, listener]) => listener.event === event).map(([name]) => name);
  }

  listener(name: string): Listener | undefined {
    return this.all.listeners.get(name);
  }

  job(kind: string): Runner | undefined {
    return this.all.jobs.get(kind);
  }

  /** Recurring work: kind and period in milliseconds. */
  recurring(): { kind: string; everyMs: number }[] {
    return [...this.all.jobs].flatMap(([kind, { everyMs }]) =>
      everyMs === undefined ? [] : [{ kind, everyMs }],
    );
  }

  private get all(): Found {
    this.found ??= this.discover();
    return this.found;
  }

  private discover(): Found {
    const found: Found = { listeners: new Map(), jobs: new Map() };
    for (const provider of providersOf(this.discovery)) {
      addListeners(found, provider);
      addRunner(found, provider);
    }
    return found;
  }
}

function addListeners({ listeners }: Found, provider: object): void {
  for (const { event, as, deliver } of listeningOf(provider)) {
    if (!(event in events)) throw new Error(`${as} listens to ${event}, which is no event`);
    if (listeners.has(as)) throw new Error(`two listeners are called ${as}`);
    listeners.set(as, { event, handle: (stored, tx) => deliver(provider, stored, tx) });
  }
}

function addRunner({ jobs }: Found, provider: object): void {
  for (const { kind, everyMs, run } of runningOf(provider)) {
    if (jobs.has(kind)) throw new Error(`two classes run the job ${kind}`);
    jobs.set(kind, { everyMs, run: (stored) => run(provider, stored) });
  }
}
