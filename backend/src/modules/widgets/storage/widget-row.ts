import type { EditedWidget } from '../types/registry.js';

/** Max widgets per page, more than anyone scrolls through. */
export const WIDGETS_PER_PAGE = 200;

export type WidgetPlace = { pageId: string; orderIndex: number };

export type WidgetRow = EditedWidget & WidgetPlace;
