import { type EditorProps, Words } from '../fields/fields';
import { Caption, OwnFile } from '../fields/file-fields';
import type { DraftOf } from '../parts/definition';
import { texts } from './texts';

const ALT = 300;

export const ImageEditor = (props: EditorProps<DraftOf<'image'>>) => (
  <OwnFile {...props} kinds={['image']}>
    <Words {...props} name="alt" label={texts.alt} max={ALT} />
    <Caption {...props} />
  </OwnFile>
);
