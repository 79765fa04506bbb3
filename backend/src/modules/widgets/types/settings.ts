import { unprocessable } from '../../../kernel/errors.js';
import { DEFAULT_LANGUAGE, type Language, type OtherLanguage } from '../../../kernel/languages.js';
import { inLanguage } from '../../../kernel/translations.js';
import type { FileKind, Files, LibraryFile, Settings, WidgetDefinition } from './definition.js';
import {
  type DeliveredSettings,
  type DeliveredWidget,
  type EditedWidget,
  type ShownSettings,
  type ShownWidget,
  type StoredWidget,
  type Unfilled,
  type WidgetSettings,
  WIDGETS,
} from './registry.js';
import type { WidgetType } from './widget-types.js';

/** The registry, typed so that the compiler links each type to its settings. */
const HANDLERS: {
  [Type in WidgetType]: {
    show(settings: WidgetSettings[Type], files: Files): ShownSettings[Type];
    deliver(settings: WidgetSettings[Type], files: Files): DeliveredSettings[Type] | undefined;
  };
} = WIDGETS;
const DEFINITIONS: Record<WidgetType, WidgetDefinition> = WIDGETS;

export interface SentWidget<Type extends WidgetType = WidgetType> {
  id: string;
  type: Type;
  settings: Settings;
}

/** Returns whether a widget is still empty. Members never get an empty one. */
export const isUnfilled = (settings: object): settings is Unfilled => Object.keys(settings).length === 0;

/** Returns the settings as they may be stored, or throws a refusal that names the fields. */
export function readSettings<Type extends WidgetType>(type: Type, settings: unknown): WidgetSettings[Type];
export function readSettings(type: WidgetType, settings: unknown): unknown {
  const read = DEFINITIONS[type].stored.safeParse(settings);
  if (read.success) return read.data;
  const fields = read.error.issues.map(
    ({ path, message }) => [path.join('.') || 'settings', message] as const,
  );
  throw unprocessable('bad_widget', 'Please check the settings of this widget', Object.fromEntries(fields));
}

/** Returns the sent settings as they may be stored; `file` is the first one they name. */
export const readSent = <Type extends WidgetType>(
  { id, type, settings }: SentWidget<Type>,
  file?: Pick<LibraryFile, 'fileName'>,
): EditedWidget<Type> => ({
  id,
  type,
  settings: isUnfilled(settings) ? settings : readSettings(type, DEFINITIONS[type].read(settings, file)),
});

export interface NamedFile {
  /** Setting that names the file. */
  field: string;
  kinds: readonly FileKind[];
  id: string;
}

export const filesNamedIn = ({ type, settings }: { type: WidgetType; settings: object }): NamedFile[] =>
  Object.entries(DEFINITIONS[type].media).flatMap(([field, kinds]) => {
    const id: unknown = Reflect.get(settings, field);
    return typeof id === 'string' ? [{ field, kinds, id: id.toLowerCase() }] : [];
  });

/** Returns the stored settings with display-only fields: URLs, which expire, and names of files. */
export const show = <Type extends WidgetType>(
  { id, type, settings }: EditedWidget<Type>,
  files: Files,
): ShownWidget<Type> => ({
  id,
  type,
  settings: isUnfilled(settings) ? settings : HANDLERS[type].show(settings, files),
});

/** Returns the widget for people who may not open other companies' frames. */
export function closeFrame(widget: DeliveredWidget): DeliveredWidget {
  switch (widget.type) {
    case 'calendly':
    case 'typeform':
      return { ...widget, settings: { ...widget.settings, url: null, closed: 'guardian_consent' } };
    case 'video_link':
      return {
        ...widget,
        settings: { ...widget.settings, url: null, embedUrl: null, closed: 'guardian_consent' },
      };
    default:
      return widget;
  }
}

/** Returns the settings with the texts in the reader's language, and the names of the texts that stay English. */
function settingsIn<Type extends WidgetType>(
  language: Language,
  widget: StoredWidget<Type>,
): { settings: WidgetSettings[Type]; untranslated: string[] };
function settingsIn(language: Language, { type, settings }: StoredWidget) {
  const definition = DEFINITIONS[type];
  const { translations, ...english }: Stored = settings;
  const translationTo = (other: OtherLanguage) =>
    definition.translationOf ? definition.translationOf(settings, other) : translations?.[other];
  const row: Settings & { translation: object | null } = {
    ...english,
    translation: (language !== DEFAULT_LANGUAGE && translationTo(language)) || null,
  };
  const { untranslated, ...read } = inLanguage(language, row, definition.texts);
  return { settings: read, untranslated };
}

/** Settings of any type. */
type Stored = Settings & { translations?: { [Code in OtherLanguage]?: Settings | undefined } | undefined };

/** Delivers a widget in the reader's language; undefined if its file is gone. */
export function deliver<Type extends WidgetType>(
  widget: StoredWidget<Type>,
  files: Files,
  language: Language,
): DeliveredWidget<Type> | undefined {
  const { id, type } = widget;
  const { settings, untranslated } = settingsIn(language, widget);
  const delivered = HANDLERS[type].deliver(settings, files);
  return delivered && { id, type, settings: delivered, untranslated };
}
