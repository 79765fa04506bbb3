import { AddressField, type EditorProps, Words } from '../fields/fields';
import type { DraftOf } from '../parts/definition';
import { texts as shared } from '../parts/texts';
import { texts } from './texts';

const TITLE = 160;

export const VideoLinkEditor = (props: EditorProps<DraftOf<'video_link'>>) => (
  <>
    <AddressField {...props} help={texts.help} />
    <Words {...props} name="title" label={shared.title} max={TITLE} />
  </>
);
