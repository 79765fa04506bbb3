import type { components } from '@sanctum/openapi';

export type Page = Pick<components['schemas']['EditorPageResponse'], 'id' | 'title'>;

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
