import type { Checked, DraftOf } from './parts/draft';
import { isUnfilled, type SettingsOf, type Unfilled, type WidgetType } from './parts/widget';
import { WIDGETS } from './registry';

/** What an editor begins with. */
export const draftOf = <Type extends WidgetType>(
  type: Type,
  settings: SettingsOf<Type> | Unfilled,
): DraftOf<Type> => (isUnfilled(settings) ? WIDGETS[type].blank : settings);

export const check = <Type extends WidgetType>(type: Type, draft: DraftOf<Type>): Checked =>
  WIDGETS[type].check(draft);

/** Whether it can be stored as it is. */
export function isFinished<Type extends WidgetType>(
  type: Type,
  draft: DraftOf<Type>,
): draft is DraftOf<Type> & SettingsOf<Type> {
  const { missing, wrong } = check(type, draft);
  return Object.keys({ ...missing, ...wrong }).length === 0;
}

/** What travels: without what is only shown, and without a title left to the file's own name. */
export const toSend = <Type extends WidgetType>(type: Type, draft: DraftOf<Type>): DraftOf<Type> =>
  WIDGETS[type].toSend(draft);
