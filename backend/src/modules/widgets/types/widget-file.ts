import { z } from 'zod';
import type { FileKind, Settings } from './definition.js';
import { WIDGETS } from './registry.js';
import { filesNamedIn, isUnfilled } from './settings.js';
import { WIDGET_TYPES, type WidgetType } from './widget-types.js';

/** A widget in a course file, whose settings have names of files instead of ids. */
const widgetFile = z.strictObject({
  type: z.enum(WIDGET_TYPES),
  settings: z.record(z.string(), z.unknown()).default({}),
});
type WidgetFile = z.output<typeof widgetFile>;

/** A fault in a value, by its path. */
type Fault = { path: readonly PropertyKey[]; message: string };

const replaced = (type: WidgetType, settings: object, by: (file: string) => string | null): Settings =>
  Object.fromEntries(
    Object.entries(settings).map(([field, value]: [string, unknown]) => {
      const isFile = field in WIDGETS[type].media && typeof value === 'string';
      return [field, isFile ? by(value) : value];
    }),
  );

/** Describes a widget for a file. One whose file is gone becomes empty. */
export function toWidgetFile(
  { type, settings }: { type: WidgetType; settings: object },
  nameOf: (assetId: string) => string | null,
): WidgetFile {
  const named = replaced(type, settings, nameOf);
  const [main] = filesNamedIn({ type, settings });
  return { type, settings: main && named[main.field] === null ? {} : named };
}

/** A widget of a file, checked like one that the editor sends, and the kinds of file that its settings accept. */
export interface ReadWidget {
  type: WidgetType;
  settings: object;
  kinds: { path: readonly PropertyKey[]; assetId: string; kinds: readonly FileKind[] }[];
}

/** Reads a widget of a file, or returns its faults. */
export function readWidgetFile(
  sent: unknown,
  assetOf: (name: string) => string | undefined,
): ReadWidget | readonly Fault[] {
  const file = widgetFile.safeParse(sent);
  if (!file.success) return file.error.issues;
  const { type } = file.data;
  const missing = Object.keys(WIDGETS[type].media).flatMap((field): Fault[] => {
    const name = file.data.settings[field];
    const isKnown = typeof name !== 'string' || assetOf(name) !== undefined;
    return isKnown ? [] : [{ path: ['settings', field], message: 'isn’t listed in media' }];
  });
  if (missing.length > 0) return missing;
  const settings = replaced(type, file.data.settings, (name) => assetOf(name) ?? null);
  if (isUnfilled(settings)) return { type, settings, kinds: [] };
  const stored = WIDGETS[type].stored.safeParse(settings);
  if (!stored.success)
    return stored.error.issues.map(({ path, message }) => ({ path: ['settings', ...path], message }));
  const kinds = filesNamedIn({ type, settings: stored.data }).map(
    ({ field, id: assetId, kinds: accepted }) => ({
      path: ['settings', field],
      assetId,
      kinds: accepted,
    }),
  );
  return { type, settings: stored.data, kinds };
}
