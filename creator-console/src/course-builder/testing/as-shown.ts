import type { Schemas } from '@sanctum/openapi';
import { blank } from '@sanctum/openapi/testing';
import { isUnfilled, type Widget, type WidgetType } from '../widgets/parts/widget';

type Shown = Schemas['Widget'];

const capital = <Type extends WidgetType>(type: Type) =>
  // what TypeScript cannot see of these two calls
  (type.charAt(0).toUpperCase() + type.slice(1)) as Capitalize<Type>;

/** A widget as the server gives it back: with what it adds to the settings that were sent, still blank. */
export function asShown({ id, type, settings }: Widget): Shown {
  // Of each kind of question exactly what was sent is shown.
  const isComplete = isUnfilled(settings) || 'kind' in settings;
  const added = isComplete ? {} : blank(`${capital(type)}WidgetSettings`);
  // the settings are those of this very type
  return { id, type, settings: { ...added, ...settings } } as Shown;
}
