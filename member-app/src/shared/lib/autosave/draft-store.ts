/** A text being written, with everything needed to save it after a restart. */
export interface Draft {
  id: string;
  text: string;
  /** Server version that this text continues; null: the server does not have the text yet. */
  version: number | null;
  /** Texts sent without an answer: if the server has one of these, it is the writer's own. */
  unanswered: string[];
}

export interface Saved {
  text: string;
  version: number;
}

/** Part of Storage that drafts need. */
type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/**
 * Stores unsent drafts on this device, where they survive a closed tab and a lost network. Per person, because a mother
 * and a daughter may share a tablet.
 */
export class DraftStore<Written extends Draft> {
  private readonly prefix: string;

  constructor(
    private readonly storage: DraftStorage,
    kind: string,
    accountId: string,
  ) {
    this.prefix = `sanctum.${kind}.${accountId}.`;
  }

  /** Stores a draft. If storage is full or blocked there are no drafts, but the text is still saved to the server. */
  keep(draft: Written): void {
    try {
      this.storage.setItem(this.prefix + draft.id, JSON.stringify(draft));
    } catch {
      this.drop(draft.id);
    }
  }

  drop(id: string): void {
    this.storage.removeItem(this.prefix + id);
  }

  /** Reads a draft; any other stored value is ignored. */
  get(id: string): Written | null {
    try {
      const draft = JSON.parse(this.storage.getItem(this.prefix + id) ?? '') as Written;
      return typeof draft.id === 'string' && typeof draft.text === 'string' ? draft : null;
    } catch {
      return null;
    }
  }

  all(): Written[] {
    return Array.from({ length: this.storage.length }, (_, index) => this.storage.key(index) ?? '')
      .filter((key) => key.startsWith(this.prefix))
      .flatMap((key) => this.get(key.slice(this.prefix.length)) ?? []);
  }
}
