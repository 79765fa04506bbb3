import type { OutlineLevel } from '../outline/outline';
import type { DropTarget } from '../outline/placing';

/** Position of a row, measured from the top of the list so that scrolling does not change it. */
interface RowPlace {
  id: string;
  /** Middle of the row, in pixels. */
  y: number;
}

/** Returns the index of the row whose middle is nearest; rows must be in order from the top. */
export function nearestRow(rows: readonly RowPlace[], y: number): number {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (rows[middle]!.y < y) low = middle + 1;
    else high = middle;
  }
  const above = rows[low - 1];
  const below = rows[low];
  if (!below) return rows.length - 1;
  return above && y - above.y <= below.y - y ? low - 1 : low;
}

type Line = DropTarget['line'];

/**
 * One drag of a row. Possible target rows are measured once, and a move notifies only the two rows whose indicator
 * changes: a course of hundreds of rows drags as smoothly as one of ten.
 */
export class DragSession {
  private list: HTMLElement | undefined;
  private rows: readonly RowPlace[] = [];
  private readonly listeners = new Map<string, () => void>();
  private shown: DropTarget | undefined;

  get landing(): DropTarget | undefined {
    return this.shown;
  }

  begin(list: HTMLElement, takes: (level: OutlineLevel) => boolean): void {
    const { top } = list.getBoundingClientRect();
    this.list = list;
    this.rows = [...list.querySelectorAll<HTMLElement>('[data-row]')].flatMap((row) => {
      const { row: id, level } = row.dataset;
      if (!id || !takes(level as OutlineLevel)) return [];
      const rect = row.getBoundingClientRect();
      return [{ id, y: rect.top + rect.height / 2 - top }];
    });
  }

  /** Returns the row at this height of the window. */
  rowAt(y: number): string | undefined {
    return this.rows[nearestRow(this.rows, y - this.top)]?.id;
  }

  /** Returns the height of the next or previous row, for the arrow keys. */
  next(y: number, step: 1 | -1): number | undefined {
    const row = this.rows[nearestRow(this.rows, y - this.top) + step];
    return row && row.y + this.top;
  }

  show(landing: DropTarget | undefined): void {
    const before = this.shown;
    if (before?.overId === landing?.overId && before?.line === landing?.line) return;
    this.shown = landing;
    if (before) this.listeners.get(before.overId)?.();
    if (landing) this.listeners.get(landing.overId)?.();
  }

  end(): void {
    this.show(undefined);
    this.rows = [];
  }

  subscribe(id: string, listener: () => void): () => void {
    this.listeners.set(id, listener);
    return () => this.listeners.delete(id);
  }

  lineAt(id: string): Line | undefined {
    return this.shown?.overId === id ? this.shown.line : undefined;
  }

  private get top(): number {
    return this.list?.getBoundingClientRect().top ?? 0;
  }
}
