import type { z } from 'zod';
import { assignment } from './assignment.js';
import { audio } from './audio.js';
import { button } from './button.js';
import { calendly } from './calendly.js';
import type { WidgetDefinition } from './definition.js';
import { file } from './file.js';
import { image } from './image.js';
import { opinionScale } from './opinion-scale.js';
import { question } from './question.js';
import { quiz } from './quiz.js';
import { stopwatch } from './stopwatch.js';
import { text } from './text.js';
import { typeform } from './typeform.js';
import { video } from './video.js';
import { videoLink } from './video-link.js';
import type { WidgetType } from './widget-types.js';

/** One definition for each type. A type that is missing here does not compile. */
export const WIDGETS = {
  text,
  image,
  video,
  audio,
  file,
  button,
  stopwatch,
  calendly,
  typeform,
  question,
  opinionScale,
  video_link: videoLink,
  quiz,
  assignment,
} satisfies Record<WidgetType, WidgetDefinition>;

type Part = 'stored' | 'shown' | 'delivered';
type SettingsOf<Which extends Part> = { [Type in WidgetType]: z.output<(typeof WIDGETS)[Type][Which]> };

export type WidgetSettings = SettingsOf<'stored'>;
export type ShownSettings = SettingsOf<'shown'>;
export type DeliveredSettings = SettingsOf<'delivered'>;

export type Unfilled = Record<string, never>;

export type StoredWidget<Type extends WidgetType = WidgetType> = {
  [One in Type]: { id: string; type: One; settings: WidgetSettings[One] };
}[Type];
/** A widget in the editor, which may be empty. */
export type EditedWidget<Type extends WidgetType = WidgetType> = {
  [One in Type]: { id: string; type: One; settings: WidgetSettings[One] | Unfilled };
}[Type];
export type ShownWidget<Type extends WidgetType = WidgetType> = {
  [One in Type]: { id: string; type: One; settings: ShownSettings[One] | Unfilled };
}[Type];
export type DeliveredWidget<Type extends WidgetType = WidgetType> = {
  [One in Type]: { id: string; type: One; settings: DeliveredSettings[One]; untranslated: string[] };
}[Type];
