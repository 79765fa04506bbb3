/** All types of widgets on a lesson page (product rule 5.6). */
export const WIDGET_TYPES = [
  'text',
  'image',
  'video',
  'audio',
  'file',
  'button',
  'stopwatch',
  'calendly',
  'typeform',
  'question',
  'opinionScale',
  'video_link',
  'quiz',
  'assignment',
] as const;
export type WidgetType = (typeof WIDGET_TYPES)[number];

/** Aliases accepted for a type in requests; responses have our name. */
export const TYPE_ALIASES: ReadonlyMap<string, WidgetType> = new Map([['opinion_scale', 'opinionScale']]);

/** Returns our name of a type; anything else is returned unchanged. */
export const typeNamed = (sent: unknown): unknown =>
  typeof sent === 'string' ? (TYPE_ALIASES.get(sent) ?? sent) : sent;
