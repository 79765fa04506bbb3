import type { components } from '@sanctum/openapi';
import { blank } from '@sanctum/openapi/testing';
import { isUnfilled, type Widget, type WidgetType } from '../widgets/parts/widget';

type Shown = components['schemas']['Widget'];

type Pascal<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${Capitalize<First>}${Pascal<Rest>}`
  : Capitalize<Name>;

const capital = <Type extends WidgetType>(type: Type) =>
  // TypeScript cannot see what this call does.
  type.replaceAll(/(?:^|_)([a-z])/g, (_, first: string) => first.toUpperCase()) as Pascal<Type>;

/** A widget as the server gives it back: with what it adds to the settings that were sent, still blank. */
export function asShown({ id, type, settings }: Widget): Shown {
  // Of each kind of question exactly what was sent is shown.
  const isComplete = isUnfilled(settings) || 'kind' in settings;
  const added = isComplete ? {} : blank(`${capital(type)}WidgetSettings`);
  // the settings are those of this very type
  return { id, type, settings: { ...added, ...settings } } as Shown;
}
