import type { ComponentType } from 'react';
import { AssignmentView } from './assignment/view';
import { ButtonView } from './button/view';
import { CalendlyView } from './calendly/view';
import { FileView } from './file/view';
import { ImageView } from './image/view';
import { OpinionScaleView } from './opinion-scale/view';
import { QuestionView } from './question/view';
import { QuizView } from './quiz/view';
import { StopwatchView } from './stopwatch/view';
import { TextView } from './text/view';
import { TypeformView } from './typeform/view';
import { VideoLinkView } from './video-link/view';
import { isMedia, type LessonWidget, type PlainType, type WidgetOf } from './parts/widgets';

/** One view per type of widget that does not play. A missing type does not compile. */
export const widgetViews: { [Type in PlainType]: ComponentType<WidgetOf<Type>> } = {
  text: TextView,
  image: ImageView,
  file: FileView,
  button: ButtonView,
  stopwatch: StopwatchView,
  calendly: CalendlyView,
  typeform: TypeformView,
  question: QuestionView,
  opinionScale: OpinionScaleView,
  video_link: VideoLinkView,
  quiz: QuizView,
  assignment: AssignmentView,
};

/** Returns the widgets this page can show, because an open page may be older than the server. */
export const shownWidgets = (widgets: readonly LessonWidget[]): LessonWidget[] =>
  widgets.filter((widget) => isMedia(widget) || Object.hasOwn(widgetViews, widget.type));
