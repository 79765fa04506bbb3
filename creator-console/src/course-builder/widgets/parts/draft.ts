import type { SettingsOf, WidgetType } from './widget';

/** Every field is optional except the kind. */
type Unfinished<Settings> = Settings extends { kind: infer Kind }
  ? Partial<Settings> & { kind: Kind }
  : Partial<Settings>;

/** Settings while the coach edits them; they may be incomplete. */
export type DraftOf<Type extends WidgetType> = SettingsOf<Type> | Unfinished<SettingsOf<Type>>;

/** Messages by setting. */
export type Faults = Readonly<Record<string, string>>;

export interface Checked {
  /**
   * Settings that are still empty, with their names as the coach reads them. They are not shown as errors while the
   * coach types.
   */
  missing: Faults;
  wrong: Faults;
}

export const isEmpty = (words: string | null | undefined): boolean => (words ?? '').trim() === '';

/** Drops the entries without a message. */
export const faultsOf = (faults: Readonly<Record<string, string | false | undefined>>): Faults =>
  Object.fromEntries(Object.entries(faults).filter((fault): fault is [string, string] => Boolean(fault[1])));
