import type { components } from '@sanctum/openapi';

export type WidgetType = components['schemas']['WidgetType'];

/** A thing on a page; empty settings: not filled yet. */
export interface Widget {
  id: string;
  type: WidgetType;
  settings: Record<string, unknown>;
}

export const isUnfilled = ({ settings }: Widget): boolean => Object.keys(settings).length === 0;
