import type { ProgressSave } from './progress-save';

type Kept = Record<string, Record<string, ProgressSave>>;

/** Storage key, which must not change: browsers have positions stored under it. */
const KEY = 'sanctum.unsent-places';

/**
 * Stores the newest unconfirmed position of each course, where a closed tab, a crash or an empty battery cannot lose
 * it. Per person, because a family may share a browser.
 */
export class UnsentPositions {
  constructor(
    private readonly storage: Pick<Storage, 'getItem' | 'setItem'>,
    private readonly accountId: string,
  ) {}

  keep(courseId: string, save: ProgressSave): void {
    this.change((mine) => {
      const known = mine[courseId];
      if (!known || known.sequence < save.sequence) mine[courseId] = save;
    });
  }

  /** Removes a position that arrived or was refused. A newer one stays. */
  settle(courseId: string, { sequence }: ProgressSave): void {
    this.change((mine) => {
      const known = mine[courseId];
      if (known && known.sequence <= sequence) delete mine[courseId];
    });
  }

  all(): [courseId: string, save: ProgressSave][] {
    return Object.entries(this.read()[this.accountId] ?? {});
  }

  has(courseId: string): boolean {
    return this.all().some(([id]) => id === courseId);
  }

  private change(edit: (mine: Record<string, ProgressSave>) => void): void {
    const all = this.read();
    const mine = all[this.accountId] ?? {};
    edit(mine);
    all[this.accountId] = mine;
    try {
      this.storage.setItem(KEY, JSON.stringify(all));
    } catch {
      // Storage is full or blocked: the open page still has the position and sends it.
    }
  }

  private read(): Kept {
    try {
      const kept: unknown = JSON.parse(this.storage.getItem(KEY) ?? '{}');
      return typeof kept === 'object' && kept !== null ? (kept as Kept) : {};
    } catch {
      return {};
    }
  }
}

/** Resolution of the `Date` header, in milliseconds. */
const CLOCK_GRAIN_MS = 1_000;

interface Clocks {
  /** Time on this browser's clock, in milliseconds. */
  here: number;
  /** Time on the server's clock at the same moment, in milliseconds but exact to the second. */
  server: number;
}

/**
 * Returns true if another device has saved a later position. The save's age is measured by the clock that wrote it,
 * so a wrong clock of this browser does not matter.
 */
export function isOvertaken({ keptAt }: ProgressSave, updatedAt: string | null, clocks: Clocks): boolean {
  if (updatedAt === null) return false;
  const age = clocks.here - keptAt;
  return Date.parse(updatedAt) > clocks.server + CLOCK_GRAIN_MS - age;
}
