import { texts } from '../parts/texts';
import { type EditorProps, Words, AddressField } from './fields';

const TITLE = 160;

interface FrameDraft {
  url?: string;
  title?: string;
}

/** A page of another house, shown in a frame. */
export const FrameFields = ({ host, ...props }: EditorProps<FrameDraft> & { host: string }) => (
  <>
    <AddressField {...props} help={texts.addressOf(host)} />
    <Words {...props} name="title" label={texts.title} max={TITLE} />
  </>
);
