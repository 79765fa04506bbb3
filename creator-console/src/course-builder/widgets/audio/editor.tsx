import type { EditorProps } from '../fields/fields';
import { Caption, FileTitle, Transcript, OwnFile } from '../fields/file-fields';
import type { DraftOf } from '../parts/definition';

export const AudioEditor = (props: EditorProps<DraftOf<'audio'>>) => (
  <OwnFile {...props} kinds={['audio']}>
    <FileTitle {...props} />
    <Caption {...props} />
    <Transcript {...props} />
  </OwnFile>
);
