/** Everything that can lie on a lesson page (product rule 5.6). */
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
] as const;
export type WidgetType = (typeof WIDGET_TYPES)[number];

/** Other names under which a type may be sent; it is answered as ours. */
export const TYPE_ALIASES: ReadonlyMap<string, WidgetType> = new Map([['opinion_scale', 'opinionScale']]);

/** A type as we name it; whatever is no name of one stays as it came. */
export const typeNamed = (sent: unknown): unknown =>
  typeof sent === 'string' ? (TYPE_ALIASES.get(sent) ?? sent) : sent;
