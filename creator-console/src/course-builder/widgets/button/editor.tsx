import { Choice, type EditorProps, Words, AddressField } from '../fields/fields';
import type { DraftOf } from '../parts/definition';
import { texts } from './texts';

const LABEL = 80;

export const ButtonEditor = (props: EditorProps<DraftOf<'button'>>) => (
  <>
    <Words {...props} name="label" label={texts.label} max={LABEL} required />
    <AddressField {...props} help={texts.url} />
    <Choice {...props} name="variant" label={texts.look} choices={texts.looks} />
  </>
);
