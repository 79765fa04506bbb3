import { texts } from '../parts/texts';
import { type EditorProps, Words } from './fields';

const URL_LIMIT = 2000;

export const AddressField = ({ help, ...props }: EditorProps<{ url?: string }> & { help: string }) => (
  <Words {...props} name="url" label={texts.url} type="url" max={URL_LIMIT} required help={help} />
);
