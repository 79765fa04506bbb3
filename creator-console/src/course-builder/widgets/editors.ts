import type { ComponentType } from 'react';
import { AssignmentEditor } from './assignment/editor';
import { AudioEditor } from './audio/editor';
import { ButtonEditor } from './button/editor';
import type { EditorProps } from './fields/fields';
import { FileEditor } from './file/editor';
import { CalendlyEditor, TypeformEditor } from './frame/editor';
import { ImageEditor } from './image/editor';
import { OpinionScaleEditor } from './opinion-scale/editor';
import type { DraftOf } from './parts/definition';
import type { WidgetType } from './parts/widget';
import { QuestionEditor } from './question/editor';
import { QuizEditor } from './quiz/editor';
import { StopwatchEditor } from './stopwatch/editor';
import { TextEditor } from './text/editor';
import { VideoEditor } from './video/editor';
import { VideoLinkEditor } from './video-link/editor';

/** Separate from the registry, because they load the rich text editor. A type without an editor does not compile. */
export const EDITORS: { [Type in WidgetType]: ComponentType<EditorProps<DraftOf<Type>>> } = {
  text: TextEditor,
  image: ImageEditor,
  video: VideoEditor,
  video_link: VideoLinkEditor,
  audio: AudioEditor,
  file: FileEditor,
  button: ButtonEditor,
  stopwatch: StopwatchEditor,
  calendly: CalendlyEditor,
  typeform: TypeformEditor,
  question: QuestionEditor,
  opinionScale: OpinionScaleEditor,
  quiz: QuizEditor,
  assignment: AssignmentEditor,
};
