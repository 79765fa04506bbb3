import type { EditorProps } from '../fields/fields';
import { FrameFields } from '../fields/frame-fields';
import type { DraftOf } from '../parts/draft';
import { HOST } from './host';

export const CalendlyEditor = (props: EditorProps<DraftOf<'calendly'>>) => (
  <FrameFields {...props} host={HOST} />
);
