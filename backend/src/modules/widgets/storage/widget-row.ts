import type { EditedWidget } from '../types/registry.js';

/** Max widgets per page, more than anyone scrolls through. */
export const WIDGETS_PER_PAGE = 200;

/** Position of a widget. */
export interface WidgetPlace {
  pageId: string;
  orderIndex: number;
}

/** A widget as stored. */
export type WidgetRow = EditedWidget & WidgetPlace;
