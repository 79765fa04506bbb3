import type { EditorProps } from '../fields/fields';
import { Caption, FileTitle, Transcript } from '../fields/file-fields';
import { OwnFile } from '../fields/own-file';
import type { DraftOf } from '../parts/draft';

export const AudioEditor = (props: EditorProps<DraftOf<'audio'>>) => (
  <OwnFile {...props} kinds={['audio']}>
    <FileTitle {...props} />
    <Caption {...props} />
    <Transcript {...props} />
  </OwnFile>
);
