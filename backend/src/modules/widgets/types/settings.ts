import { unprocessable } from '../../../kernel/errors.js';
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

/** The registry as the compiler follows it from a type to what is done with its settings. */
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

/** A widget that was put on the page and not filled yet. Members never get it. */
export const isUnfilled = (settings: object): settings is Unfilled => Object.keys(settings).length === 0;

/** Settings as they may be stored, or a refusal that names the fields. */
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
  /** The setting that names it. */
  field: string;
  kinds: readonly FileKind[];
  id: string;
}

/** The files that settings name. */
export const filesNamedIn = ({ type, settings }: { type: WidgetType; settings: object }): NamedFile[] =>
  Object.entries(DEFINITIONS[type].media).flatMap(([field, kinds]) => {
    const id: unknown = Reflect.get(settings, field);
    return typeof id === 'string' ? [{ field, kinds, id: id.toLowerCase() }] : [];
  });

/** Stored settings with what the editor shows: addresses and names of files, which expire and are asked for anew. */
export const show = <Type extends WidgetType>(
  { id, type, settings }: EditedWidget<Type>,
  files: Files,
): ShownWidget<Type> => ({
  id,
  type,
  settings: isUnfilled(settings) ? settings : HANDLERS[type].show(settings, files),
});

/** Returns the widget as people see it who may not open other companies' frames. */
export const closeFrame = (widget: DeliveredWidget): DeliveredWidget =>
  widget.type === 'calendly' || widget.type === 'typeform'
    ? { ...widget, settings: { ...widget.settings, url: null, closed: 'guardian_consent' } }
    : widget;

/** Undefined when the file itself is gone. */
export function deliver<Type extends WidgetType>(
  { id, type, settings }: StoredWidget<Type>,
  files: Files,
): DeliveredWidget<Type> | undefined {
  const delivered = HANDLERS[type].deliver(settings, files);
  return delivered && { id, type, settings: delivered };
}
