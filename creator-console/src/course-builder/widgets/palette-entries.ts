import type { SvgIconComponent } from '@mui/icons-material';
import type { Widget, WidgetType } from './parts/widget';
import { journal } from './question/journal';
import { WIDGETS, WIDGET_TYPES } from './registry';

export interface PaletteEntry {
  id: WidgetType | 'journal';
  label: string;
  icon: SvgIconComponent;
  type: WidgetType;
  settings: Widget['settings'];
}

/** In the order of the palette: every type, and the journal right after the question. */
export const PALETTE: readonly PaletteEntry[] = WIDGET_TYPES.flatMap((type) => {
  const { label, icon } = WIDGETS[type];
  const entry: PaletteEntry = { id: type, label, icon, type, settings: {} };
  return type === 'question' ? [entry, { ...journal, id: 'journal', type }] : [entry];
});
