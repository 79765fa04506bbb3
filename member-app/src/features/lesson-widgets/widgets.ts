import type { components } from '@sanctum/openapi';
import type { AudioSettings } from './audio/settings';
import type { ButtonSettings } from './button/settings';
import type { CalendlySettings } from './calendly/settings';
import type { FileSettings } from './file/settings';
import type { ImageSettings } from './image/settings';
import type { OpinionScaleSettings } from './opinion-scale/settings';
import type { QuestionSettings } from './question/settings';
import type { StopwatchSettings } from './stopwatch/settings';
import type { TextSettings } from './text/settings';
import type { TypeformSettings } from './typeform/settings';
import type { VideoSettings } from './video/settings';

/** Named by the contract: a type the server learns does not compile here until it can be shown. */
export type WidgetType = components['schemas']['LessonWidgetResponse']['type'];

/** The contract leaves settings open by type (spec §3); their shapes are pinned here. */
interface SettingsByType {
  text: TextSettings;
  image: ImageSettings;
  video: VideoSettings;
  audio: AudioSettings;
  file: FileSettings;
  button: ButtonSettings;
  stopwatch: StopwatchSettings;
  calendly: CalendlySettings;
  typeform: TypeformSettings;
  question: QuestionSettings;
  opinionScale: OpinionScaleSettings;
}

export interface WidgetOf<Type extends WidgetType> {
  id: string;
  type: Type;
  settings: SettingsByType[Type];
}

export type LessonWidget = { [Type in WidgetType]: WidgetOf<Type> }[WidgetType];
export type VideoWidget = WidgetOf<'video'>;

export const isVideo = (widget: LessonWidget): widget is VideoWidget => widget.type === 'video';
