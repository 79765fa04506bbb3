/** Unsent changes, as JSON. */
export interface StoredChanges {
  scope: string;
  /** Content version that the changes are based on. */
  version: number | undefined;
  commands: unknown[];
}

const PREFIX = 'sanctum.changes';
/** Commands stored in another format are unreadable. */
const FORMAT = 1;

/**
 * Stores pending changes in this browser, so that they survive the tab. Each open builder stores its own changes and
 * holds a lock; the next builder that opens the course takes over changes without a lock.
 */
export class PendingChangesStorage {
  private readonly owner = crypto.randomUUID();
  private releaseLock: (() => void) | undefined;

  constructor(private readonly courseId: string) {}

  open(): void {
    const isOpen = new Promise<void>((resolve) => {
      this.releaseLock = resolve;
    });
    void navigator.locks.request(this.nameOf(this.owner), () => isOpen);
  }

  close(): void {
    this.releaseLock?.();
  }

  store({ scope, version, commands }: StoredChanges): void {
    const key = this.keyOf(scope, this.owner);
    try {
      if (commands.length === 0) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify({ form: FORMAT, version, commands }));
    } catch {
      // Full or blocked storage removes the safety net, not the builder.
    }
  }

  /** Takes over the changes that closed builders of this course left behind. */
  async takeOver(): Promise<StoredChanges[]> {
    return navigator.locks.request(this.nameOf('take-over'), async () => {
      const { held = [] } = await navigator.locks.query();
      const open = new Set(held.map(({ name }) => name));
      return Object.keys(localStorage).flatMap((key) => {
        const [scope = '', owner = ''] = key.startsWith(this.prefix)
          ? key.slice(this.prefix.length).split('.')
          : [];
        if (scope === '' || owner === this.owner || open.has(this.nameOf(owner))) return [];
        const stored = read(key);
        localStorage.removeItem(key);
        if (!stored) return [];
        const changes = { scope, ...stored };
        this.store(changes);
        return [changes];
      });
    });
  }

  private get prefix(): string {
    return `${PREFIX}.${this.courseId}.`;
  }

  private keyOf(scope: string, owner: string): string {
    return `${this.prefix}${scope}.${owner}`;
  }

  private nameOf(owner: string): string {
    return `${PREFIX}.${owner}`;
  }
}

function read(key: string): Omit<StoredChanges, 'scope'> | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? '') as { form?: number } & Omit<
      StoredChanges,
      'scope'
    >;
    return stored.form === FORMAT && Array.isArray(stored.commands) ? stored : undefined;
  } catch {
    return undefined;
  }
}
