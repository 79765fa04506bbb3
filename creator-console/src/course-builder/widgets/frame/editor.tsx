import { AddressField, type EditorProps, Words } from '../fields/fields';
import type { DraftOf } from '../parts/definition';
import { texts } from '../parts/texts';
import { HOSTS } from './definition';

const TITLE = 160;

const editorOf = (host: string) => (props: EditorProps<DraftOf<'calendly'>>) => (
  <>
    <AddressField {...props} help={texts.addressOf(host)} />
    <Words {...props} name="title" label={texts.title} max={TITLE} />
  </>
);

export const CalendlyEditor = editorOf(HOSTS.calendly);
export const TypeformEditor = editorOf(HOSTS.typeform);
