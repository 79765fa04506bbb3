import type { NoteDraft } from './note-draft';

/** As much of Storage as drafts need. */
type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/**
 * What is not on the server yet, on this device: it survives a killed tab and a network that is away. Each person has
 * drafts of her own, because a mother and her daughter may share the tablet.
 */
export class DraftStore {
  private readonly prefix: string;

  constructor(
    private readonly shelf: Shelf,
    accountId: string,
  ) {
    this.prefix = `sanctum.note-draft.${accountId}.`;
  }

  /** A full or forbidden storage takes away the safety net, not the note: it is still saved to the server. */
  keep(draft: NoteDraft): void {
    try {
      this.shelf.setItem(this.prefix + draft.id, JSON.stringify(draft));
    } catch {
      this.drop(draft.id);
    }
  }

  drop(id: string): void {
    this.shelf.removeItem(this.prefix + id);
  }

  all(): NoteDraft[] {
    return Array.from({ length: this.shelf.length }, (_, index) => this.shelf.key(index) ?? '')
      .filter((key) => key.startsWith(this.prefix))
      .flatMap((key) => read(this.shelf.getItem(key)));
  }
}

/** Storage may hold anything by now; what is no draft is passed over. */
function read(stored: string | null): NoteDraft[] {
  try {
    const draft = JSON.parse(stored ?? '') as NoteDraft;
    return typeof draft.id === 'string' && typeof draft.text === 'string' ? [draft] : [];
  } catch {
    return [];
  }
}
