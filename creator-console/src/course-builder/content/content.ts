import type { components } from '@sanctum/openapi';

type Schemas = components['schemas'];
export type Page = Pick<Schemas['EditorPageResponse'], 'id' | 'title'>;
export type WidgetType = Schemas['WidgetType'];

/** A thing on a page; empty settings: not filled yet. */
export interface Widget {
  id: string;
  type: WidgetType;
  settings: Record<string, unknown>;
}

export const isUnfilled = ({ settings }: Widget): boolean => Object.keys(settings).length === 0;

export function putAt<T extends { id: string }>(all: readonly T[], one: T, index: number): T[] {
  const others = all.filter(({ id }) => id !== one.id);
  return [...others.slice(0, index), one, ...others.slice(index)];
}

export const without = <T extends { id: string }>(all: readonly T[], id: string): T[] =>
  all.filter((one) => one.id !== id);

export function moveTo<T extends { id: string }>(all: readonly T[], id: string, index: number): T[] {
  const one = all.find((each) => each.id === id);
  return one ? putAt(all, one, index) : [...all];
}

export const withChanges = <T extends { id: string }>(
  all: readonly T[],
  id: string,
  changes: Partial<T>,
): T[] => all.map((one) => (one.id === id ? { ...one, ...changes } : one));
