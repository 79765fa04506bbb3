/** Changes that were not sent yet, as data. */
export interface KeptChanges {
  scope: string;
  /** The version of what they were made upon. */
  version: number | undefined;
  commands: unknown[];
}

const PREFIX = 'sanctum.changes';
/** Commands of another form cannot be done any more. */
const FORM = 1;

/**
 * What is on its way to the server, in this browser: it outlives the tab. Each opened builder keeps its own and holds a
 * lock as long as it lives, so that whoever opens the course next knows what was left behind.
 */
export class ChangeKeeper {
  private readonly owner = crypto.randomUUID();
  private leave: (() => void) | undefined;

  constructor(private readonly courseId: string) {}

  enter(): void {
    const stay = new Promise<void>((resolve) => {
      this.leave = resolve;
    });
    void navigator.locks.request(this.nameOf(this.owner), () => stay);
  }

  exit(): void {
    this.leave?.();
  }

  keep({ scope, version, commands }: KeptChanges): void {
    const key = this.keyOf(scope, this.owner);
    try {
      if (commands.length === 0) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify({ form: FORM, version, commands }));
    } catch {
      // A full or closed storage takes the safety net away, not the builder.
    }
  }

  /** What was left behind in this course by builders that are no more; from now on it is this one's. */
  async takeOver(): Promise<KeptChanges[]> {
    return navigator.locks.request(this.nameOf('take-over'), async () => {
      const { held = [] } = await navigator.locks.query();
      const living = new Set(held.map(({ name }) => name));
      return Object.keys(localStorage).flatMap((key) => {
        const [scope = '', owner = ''] = key.startsWith(this.prefix)
          ? key.slice(this.prefix.length).split('.')
          : [];
        if (scope === '' || owner === this.owner || living.has(this.nameOf(owner))) return [];
        const kept = read(key);
        localStorage.removeItem(key);
        if (!kept) return [];
        const changes = { scope, ...kept };
        this.keep(changes);
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

function read(key: string): Omit<KeptChanges, 'scope'> | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? '') as { form?: number } & Omit<
      KeptChanges,
      'scope'
    >;
    return kept.form === FORM && Array.isArray(kept.commands) ? kept : undefined;
  } catch {
    return undefined;
  }
}
