import { useGetResourceLabel } from 'react-admin';
import { useCreateContent } from '../../resources/products';
import { newOfferingPath } from '../../shared/offerings-path';
import type { Found } from './finder.api';
import { texts } from './texts';

type Group = keyof typeof texts.groups;

/** The menu's entries with their pages. An entry without a label is named after its first page. */
export type Menu = readonly { label?: string; pages: readonly [string, ...string[]] }[];

/** Something the finder can open or do. */
export interface Entry {
  key: string;
  group: Group;
  label: string;
  detail?: string | null;
  /** Page of the console; undefined: an action that doesn't open a page right away. */
  to?: string;
  run?: () => void;
}

const ADDRESS: Record<Found['kind'], (found: Found) => string> = {
  student: ({ id }) => `/students/${id}/show`,
  product: ({ id }) => `/products/${id}`,
  lesson: ({ id, courseId }) => `/courses/${courseId}/edit?lesson=${id}`,
  order: ({ id }) => `/orders/${id}/show`,
  post: ({ id }) => `/community/${id}/show`,
};

export const entryOfFound = (found: Found): Entry => ({
  key: `${found.kind}-${found.id}`,
  group: found.kind,
  label: found.title,
  detail: found.detail,
  to: ADDRESS[found.kind](found),
});

const PATHS = {
  broadcast: '/broadcasts/create',
  sequence: '/sequences/create',
  blockTime: '/coaching?add=time-off',
  book: '/coaching?add=book',
  coupon: '/coupons/create',
  offering: newOfferingPath,
  event: '/events/create',
} as const;

/** Returns the actions and pages, which are offered before anything is typed. */
export function useOwnEntries(menu: Menu, onGive: () => void): readonly Entry[] {
  const labelOf = useGetResourceLabel();
  const { open } = useCreateContent();
  const action = (name: keyof typeof texts.actions, more: Pick<Entry, 'to' | 'run'>): Entry => ({
    key: name,
    group: 'action',
    label: texts.actions[name],
    ...more,
  });
  return [
    action('give', { run: onGive }),
    ...(['broadcast', 'sequence', 'blockTime', 'book', 'coupon'] as const).map((name) =>
      action(name, { to: PATHS[name] }),
    ),
    ...(['course', 'digital_file', 'bundle'] as const).map((kind) => action(kind, { run: () => open(kind) })),
    ...(['offering', 'event'] as const).map((name) => action(name, { to: PATHS[name] })),
    ...menu.flatMap(({ pages, label }) =>
      pages.map(
        (name): Entry => ({
          key: name,
          group: 'page',
          label: labelOf(name, 2),
          detail: label ?? (pages[0] === name ? null : labelOf(pages[0], 2)),
          to: `/${name}`,
        }),
      ),
    ),
  ];
}

/** Text without case and accents, for comparing names with typed text. */
const bare = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Keeps the entries that contain all typed words. */
export const ofTyped = (entries: readonly Entry[], typed: string): Entry[] => {
  const words = bare(typed).split(/\s+/).filter(Boolean);
  return entries.filter(({ label, detail }) =>
    words.every((word) => bare(`${label} ${detail ?? ''}`).includes(word)),
  );
};
