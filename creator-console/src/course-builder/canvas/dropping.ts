import { PALETTE, type PaletteEntry } from '../widgets/registry';
import type { Widget } from '../widgets/parts/widget';

const NEW = 'new:';
const MEDIA = 'media:';
/** The canvas itself, meaning the end of the page. */
export const END = 'end';

export const paletteId = (id: PaletteEntry['id']): string => `${NEW}${id}`;

/** A media file, dragged from its card. */
export const mediaId = (assetId: string): string => `${MEDIA}${assetId}`;

export const newEntry = (id: string): PaletteEntry | undefined =>
  PALETTE.find((entry) => id === paletteId(entry.id));

export interface Drop {
  index: number;
  /** Widget with the drop indicator; null: at the end. */
  overId: string | null;
  line: 'before' | 'after';
}

/** Returns the drop position: the end of the page for the canvas, or the position of the widget (product rule 6.5). */
export function dropOf(widgets: readonly Widget[], id: string, overId: string | undefined): Drop | undefined {
  if (overId === undefined || overId === id) return undefined;
  const from = widgets.findIndex((widget) => widget.id === id);
  const over = widgets.findIndex((widget) => widget.id === overId);
  const isNew = newEntry(id) !== undefined || id.startsWith(MEDIA);
  if (!isNew && from < 0) return undefined;
  if (overId === END) return { index: widgets.length, overId: null, line: 'after' };
  if (over < 0) return undefined;
  return { index: over, overId, line: !isNew && from < over ? 'after' : 'before' };
}

/** Index for a file dropped at this height: before the first widget whose middle is below it. */
export function dropAt(
  widgets: readonly Widget[],
  boxes: readonly { top: number; bottom: number }[],
  y: number,
): Drop {
  const index = boxes.filter(({ top, bottom }) => (top + bottom) / 2 < y).length;
  const over = widgets[index];
  return over
    ? { index, overId: over.id, line: 'before' }
    : { index: widgets.length, overId: null, line: 'after' };
}
