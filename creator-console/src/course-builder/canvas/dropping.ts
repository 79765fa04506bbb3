import type { Widget, WidgetType } from '../content/content';
import { CATALOGUE } from '../widgets/catalogue';

const NEW = 'new:';
/** The canvas itself: the end of the page. */
export const END = 'end';

export const paletteId = (type: WidgetType): string => `${NEW}${type}`;

/** The type a dragged palette entry stands for. */
export function newType(id: string): WidgetType | undefined {
  const type = id.startsWith(NEW) ? id.slice(NEW.length) : '';
  return type in CATALOGUE ? (type as WidgetType) : undefined;
}

export interface Drop {
  index: number;
  /** The widget at which the line shows; null: at the end. */
  overId: string | null;
  line: 'before' | 'after';
}

/**
 * Spec §4: from the palette onto the canvas is at the end, onto a widget at its position; a widget onto another takes
 * that one's position.
 */
export function dropOf(widgets: readonly Widget[], id: string, overId: string | undefined): Drop | undefined {
  if (overId === undefined || overId === id) return undefined;
  const from = widgets.findIndex((widget) => widget.id === id);
  const over = widgets.findIndex((widget) => widget.id === overId);
  const isNew = newType(id) !== undefined;
  if (!isNew && from < 0) return undefined;
  if (overId === END) return { index: widgets.length, overId: null, line: 'after' };
  if (over < 0) return undefined;
  return { index: over, overId, line: !isNew && from < over ? 'after' : 'before' };
}
