import { type EditorProps, Words } from '../fields/fields';
import { Caption, OwnFile } from '../fields/file-fields';
import type { DraftOf } from '../parts/definition';
import { texts } from '../parts/texts';

const NAME = 200;

/** Any file a member may download. */
export const FileEditor = (props: EditorProps<DraftOf<'file'>>) => (
  <OwnFile {...props} kinds={['file', 'image', 'video', 'audio']}>
    <Words {...props} name="fileName" label={texts.fileTitle} max={NAME} />
    <Caption {...props} />
  </OwnFile>
);
