import type { EditedWidget } from '../types/registry.js';

/** More than anyone scrolls through; keeps a page a page. */
export const WIDGETS_PER_PAGE = 200;

/** Where a widget stands. */
export interface WidgetPlace {
  pageId: string;
  orderIndex: number;
}

/** As it is stored. */
export type WidgetRow = EditedWidget & WidgetPlace;
