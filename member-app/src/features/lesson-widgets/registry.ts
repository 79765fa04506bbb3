import type { components } from '@sanctum/openapi';
import type { ComponentType } from 'react';
import { AudioView } from './audio/view';
import { ButtonView } from './button/view';
import { CalendlyView } from './calendly/view';
import { FileView } from './file/view';
import { ImageView } from './image/view';
import { TextView } from './text/view';
import { TypeformView } from './typeform/view';
import { VideoView } from './video/view';
import type { LessonWidget, WidgetOf, WidgetType } from './widgets';

export type WidgetViews = { [Type in WidgetType]: ComponentType<WidgetOf<Type>> };

/** Types that keep what she does come with the answers they keep. */
type Answered = 'stopwatch' | 'question' | 'opinionScale';

/** One view for each type of widget. A type that is missing here does not compile. */
export const widgetViews = {
  text: TextView,
  image: ImageView,
  video: VideoView,
  audio: AudioView,
  file: FileView,
  button: ButtonView,
  calendly: CalendlyView,
  typeform: TypeformView,
} satisfies Omit<WidgetViews, Answered>;

/** The widgets this page can show: a page that is still open may be older than the server. */
export function shownWidgets(
  widgets: readonly components['schemas']['LessonWidgetResponse'][],
): LessonWidget[] {
  return widgets.filter((widget) => Object.hasOwn(widgetViews, widget.type)) as unknown as LessonWidget[];
}
