import type { ComponentType } from 'react';
import type { WidgetType } from '../widgets/widget';
import type { EditorProps } from './fields';
import { AudioEditor, FileEditor, ImageEditor, VideoEditor } from './media-editors';
import { QuestionEditor } from './question-editor';
import { ButtonEditor, CalendlyEditor, ScaleEditor, StopwatchEditor, TypeformEditor } from './simple-editors';
import { TextEditor } from './text-editor';

/** A type without an editor does not compile. */
export const EDITORS: Record<WidgetType, ComponentType<EditorProps>> = {
  text: TextEditor,
  image: ImageEditor,
  video: VideoEditor,
  audio: AudioEditor,
  file: FileEditor,
  button: ButtonEditor,
  stopwatch: StopwatchEditor,
  calendly: CalendlyEditor,
  typeform: TypeformEditor,
  question: QuestionEditor,
  opinionScale: ScaleEditor,
};
