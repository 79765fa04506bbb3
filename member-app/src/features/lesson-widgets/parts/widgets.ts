import type { Schemas } from '@sanctum/openapi';

/** A widget, distinguished by `type`. A new type in the contract does not compile here until it can be shown. */
export type LessonWidget = Schemas['DeliveredWidget'];
export type WidgetType = LessonWidget['type'];

/** The widget of each type. */
type WidgetsByType = { [Widget in LessonWidget as Widget['type']]: Widget };
export type WidgetOf<Type extends WidgetType> = WidgetsByType[Type];
export type SettingsOf<Type extends WidgetType> = WidgetOf<Type>['settings'];
/** A question is either of two kinds. */
export type AskedOf<Kind> = Extract<SettingsOf<'question'>, { kind: Kind }>;
export type VideoWidget = WidgetOf<'video'>;
/** Types that the page plays: a recording in place, a video in place or on the stage. */
export type MediaWidget = VideoWidget | WidgetOf<'audio'>;
export type PlainType = Exclude<WidgetType, MediaWidget['type']>;

export const isVideo = (widget: LessonWidget): widget is VideoWidget => widget.type === 'video';
export const isMedia = (widget: LessonWidget): widget is MediaWidget =>
  isVideo(widget) || widget.type === 'audio';
