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
