import type { Schemas } from '@sanctum/openapi';
import { blank } from '@sanctum/openapi/testing';
import { isUnfilled, type Widget, type WidgetType } from '../widgets/parts/widget';

type Shown = Schemas['Widget'];

const capital = <Type extends WidgetType>(type: Type) =>
  // TypeScript cannot infer this from the two calls
  (type.charAt(0).toUpperCase() + type.slice(1)) as Capitalize<Type>;

/** Returns a widget as the server does: with display-only values added to the sent settings, still blank. */
export function asShown({ id, type, settings }: Widget): Shown {
  // Each kind of question is shown exactly as it was sent.
  const isComplete = isUnfilled(settings) || 'kind' in settings;
  const added = isComplete ? {} : blank(`${capital(type)}WidgetSettings`);
  // the settings belong to this type
  return { id, type, settings: { ...added, ...settings } } as Shown;
}
