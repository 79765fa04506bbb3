import { z } from 'zod';
import { nameInContract, nameUnionInContract } from '../../../platform/http/contract-schemas.js';
import type { WidgetDefinition } from './definition.js';
import { WIDGETS } from './registry.js';
import { TYPE_ALIASES, WIDGET_TYPES, type WidgetType } from './widget-types.js';

/** Schemas of the contract per type of widget, distinguished by `type`. Schema names begin with the type. */

const LAST_INDEX = 1000;
const id = z.uuid();
const index = z.int().min(0).max(LAST_INDEX);
const lessonVersion = z
  .int()
  .describe('Increases with every change to the lesson’s contents. Send as If-Match');

const untranslated = z
  .array(z.string())
  .describe('Texts not available in the language of the request: they’re in English');

const unfilled = z.strictObject({}).describe('Whether it’s empty and hidden from members');
nameInContract('input', 'UnfilledWidgetSettings', unfilled);
nameInContract('output', 'UnfilledWidgetSettings', unfilled);

const nameOf = (type: WidgetType): string =>
  type.replaceAll(/(?:^|_)([a-z])/g, (_, first: string) => first.toUpperCase());

/** Returns a type's own name and the aliases accepted in requests. */
const namesOf = (type: WidgetType): string[] => [
  type,
  ...[...TYPE_ALIASES].flatMap(([alias, named]) => (named === type ? [alias] : [])),
];

/** Returns one schema per type, and a name for all of them. */
function byType(
  direction: 'input' | 'output',
  name: string,
  variantOf: (type: WidgetType, definition: WidgetDefinition) => z.ZodType,
): { $ref: string } {
  const variants = WIDGET_TYPES.flatMap((type) => {
    const schema = variantOf(type, WIDGETS[type]);
    const ref = nameInContract(direction, name.replace('Widget', `${nameOf(type)}Widget`), schema);
    const names = direction === 'input' ? namesOf(type) : [type];
    return names.map((one) => [one, ref] as const);
  });
  return nameUnionInContract(name, 'type', new Map(variants));
}

const sentSettings = WIDGET_TYPES.map((type) =>
  nameInContract('input', `${nameOf(type)}WidgetInput`, WIDGETS[type].sent),
);
for (const type of WIDGET_TYPES) {
  nameInContract('output', `${nameOf(type)}WidgetSettings`, WIDGETS[type].shown);
  nameInContract('output', `Delivered${nameOf(type)}WidgetSettings`, WIDGETS[type].delivered);
}

/** A widget in a lesson, as a member gets it. */
export const DELIVERED_WIDGET = byType('output', 'DeliveredWidget', (type, { delivered }) =>
  z.strictObject({ id, type: z.literal(type), settings: delivered, untranslated }),
);

/** A widget of an earlier version of a lesson. */
export const WIDGET = byType('output', 'Widget', (type, { shown }) =>
  z.strictObject({ id, type: z.literal(type), settings: z.union([shown, unfilled]) }),
);

/** A widget as its editor opens it. */
export const EDITOR_WIDGET = byType('output', 'EditorWidget', (type, { shown }) =>
  z.strictObject({
    id,
    pageId: id,
    type: z.literal(type),
    settings: z.union([shown, unfilled]),
    orderIndex: z.int(),
    lessonVersion,
  }),
);

export const ADD_WIDGET_REQUEST = byType('input', 'AddWidgetRequest', (type, { sent }) =>
  z.strictObject({
    id: id.optional().describe('Created by the client, so that repeating the request has no effect'),
    pageId: id.optional().describe('Page in the URL'),
    type: z.literal(namesOf(type)).describe(`Returned as ${type}`),
    settings: z.union([sent, unfilled]),
    orderIndex: index.describe('Later items move down; a value that’s too large means the end'),
  }),
);

/** Schema of settings whose widget type is known. */
export const SENT_SETTINGS = {
  anyOf: [...sentSettings, nameInContract('input', 'UnfilledWidgetSettings', unfilled)],
};
