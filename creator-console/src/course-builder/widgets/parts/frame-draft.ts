import { type Checked, faultsOf, isEmpty } from './definition';
import { texts } from './texts';

/** The address of a frame has to belong to the house whose pages it shows. */
export function checkFrame(host: string, { url = '' }: { url?: string }): Checked {
  if (isEmpty(url)) return { missing: { url: texts.missing.url }, wrong: {} };
  const address = URL.canParse(url.trim()) ? new URL(url.trim()) : undefined;
  const isRight = address?.protocol === 'https:' && `.${address.hostname}`.endsWith(`.${host}`);
  return { missing: {}, wrong: faultsOf({ url: !isRight && texts.urlOf(host) }) };
}
