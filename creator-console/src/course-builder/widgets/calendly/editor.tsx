import type { EditorProps } from '../fields/fields';
import { FrameFields } from '../fields/frame-fields';
import type { DraftOf } from '../parts/definition';
import { HOST } from './host';

export const CalendlyEditor = (props: EditorProps<DraftOf<'calendly'>>) => (
  <FrameFields {...props} host={HOST} />
);
