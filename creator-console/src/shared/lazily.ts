import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { language } from './words/language';
import { fetchTexts, type TextPart } from './words/text-files';

/** A component whose code is fetched when it is first shown, or before that by `fetch`. */
export type Lazy<Props> = LazyExoticComponent<ComponentType<Props>> & { fetch: () => Promise<unknown> };

type PropsOf<Part> = Part extends ComponentType<infer Props> ? Props : never;

/** Makes a lazy component of an export of a module, whose code runs once the texts it needs are there. */
export function lazily<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
  texts: TextPart = 'rest',
) {
  const fetch = async () => {
    await fetchTexts(language, texts);
    return { default: (await load())[name] as ComponentType<PropsOf<Module[Name]>> };
  };
  const part: Lazy<PropsOf<Module[Name]>> = Object.assign(lazy(fetch), { fetch });
  return part;
}
