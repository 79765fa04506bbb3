import type { Checked, DraftOf } from './parts/draft';
import { isUnfilled, type SettingsOf, type Unfilled, type WidgetType } from './parts/widget';
import { WIDGETS } from './registry';

/** Returns the draft an editor starts with: the stored settings, or the defaults of an empty widget. */
export const draftOf = <Type extends WidgetType>(
  type: Type,
  settings: SettingsOf<Type> | Unfilled,
): DraftOf<Type> => (isUnfilled(settings) ? WIDGETS[type].blank : settings);

export const check = <Type extends WidgetType>(type: Type, draft: DraftOf<Type>): Checked =>
  WIDGETS[type].check(draft);

/** Returns true if the draft can be saved as it is. */
export function isFinished<Type extends WidgetType>(
  type: Type,
  draft: DraftOf<Type>,
): draft is DraftOf<Type> & SettingsOf<Type> {
  const { missing, wrong } = check(type, draft);
  return Object.keys({ ...missing, ...wrong }).length === 0;
}

/** Returns the settings to send: without display-only fields, and without a title that defaults to the file's name. */
export const toSend = <Type extends WidgetType>(type: Type, draft: DraftOf<Type>): DraftOf<Type> =>
  WIDGETS[type].toSend(draft);
