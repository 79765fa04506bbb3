import type { SettingsOf, WidgetType } from './widget';

/** Everything may be missing, but what kind of thing it is. */
type Unfinished<Settings> = Settings extends { kind: infer Kind }
  ? Partial<Settings> & { kind: Kind }
  : Partial<Settings>;

/** Settings while the coach edits them: they may be unfinished. */
export type DraftOf<Type extends WidgetType> = SettingsOf<Type> | Unfinished<SettingsOf<Type>>;

/** What is to be said at which setting. */
export type Faults = Readonly<Record<string, string>>;

export interface Checked {
  /** Settings that are not filled in yet, each with its name as the coach reads it: no fault while the coach types. */
  missing: Faults;
  wrong: Faults;
}

export const isEmpty = (words: string | null | undefined): boolean => (words ?? '').trim() === '';

/** Those of these faults that there are. */
export const faultsOf = (faults: Readonly<Record<string, string | false | undefined>>): Faults =>
  Object.fromEntries(Object.entries(faults).filter((fault): fault is [string, string] => Boolean(fault[1])));
