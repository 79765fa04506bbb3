import type { TestApp } from '../app.js';
import { aCreator, aMember, type Person } from '../builders/people.js';
import type { CallerName, Scene } from './subjects/index.js';

type Role = Exclude<CallerName, 'visitor'>;

const ROLES: readonly Role[] = ['owner', 'other', 'creator'];

/**
 * The people of the table. Signing in costs more than a call, so each person stays until something was done with them.
 */
export class Cast {
  private readonly people = new Map<Role, Person>();
  private readonly used = new Set<CallerName>();

  constructor(private readonly t: TestApp) {}

  /** Replaces every person used since the last call. */
  async renew(): Promise<void> {
    for (const role of ROLES) {
      if (this.people.has(role) && !this.used.has(role)) continue;
      this.people.set(role, await (role === 'creator' ? aCreator(this.t) : aMember(this.t)));
    }
    this.used.clear();
  }

  use(name: CallerName): void {
    this.used.add(name);
  }

  get(name: CallerName): Person | undefined {
    return name === 'visitor' ? undefined : this.people.get(name);
  }
}

/** A scene that records which people a subject uses while preparing its call. */
export class WatchedScene implements Scene {
  /** True if another caller needs a call of their own. */
  isForOneCaller = false;

  constructor(
    readonly t: TestApp,
    private readonly cast: Cast,
    private readonly name: CallerName,
  ) {}

  get owner(): Person {
    this.cast.use('owner');
    return this.cast.get('owner')!;
  }

  get calledBy(): CallerName {
    this.isForOneCaller = true;
    return this.name;
  }

  get caller(): Person | undefined {
    this.cast.use(this.calledBy);
    return this.cast.get(this.name);
  }

  get browser(): Person['browser'] {
    return this.caller?.browser ?? this.t.browser();
  }
}
