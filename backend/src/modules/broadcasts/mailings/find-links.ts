import { ADDRESS_LIMIT } from '../mailing-terms.js';

/** A link as the coach wrote it: `[words](https://…)`, or the address alone. */
export interface WrittenLink {
  source: string;
  label: string;
  url: string;
}

/** Words in square brackets and the address behind them, or an address by itself. */
const LINK =
  /\[([^[\]{}\n]{1,200})\]\((https?:\/\/(?:[\x21-\x27\x2a-\x7a\x7c\x7e]|\([\x21-\x27\x2a-\x7a\x7c\x7e]*\))+)\)|https?:\/\/[\x21-\x3b\x3d\x3f-\x5a\x5f-\x7a\x7e]+/g;

/** Links of a mailing, each once: https links lead out (product rule 7.2), pages of this site may be paths. */
export function findLinks(text: string, ownSite: string): WrittenLink[] {
  const found = [...text.matchAll(LINK)].map(([whole, label, address]): WrittenLink => {
    if (label !== undefined && address !== undefined)
      return { source: whole, label: label.trim() || address, url: address };
    const url = withoutLooseEnd(whole);
    return { source: url, label: url, url };
  });
  const bySource = new Map(
    found.filter(({ url }) => mayLead(url, ownSite)).map((link) => [link.source, link]),
  );
  return [...bySource.values()];
}

function mayLead(url: string, ownSite: string): boolean {
  if (url.length > ADDRESS_LIMIT || !URL.canParse(url)) return false;
  const { protocol, username, password, origin } = new URL(url);
  if (username !== '' || password !== '') return false;
  return protocol === 'https:' || origin === new URL(ownSite).origin;
}

const COUNTERPARTS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/** Removes punctuation that ends a sentence, and closing brackets that were not opened within the address. */
function withoutLooseEnd(address: string): string {
  const end = address.at(-1) ?? '';
  const opening = COUNTERPARTS[end];
  const isLoose = opening
    ? address.split(end).length > address.split(opening).length
    : /[.,;:!?'"]/.test(end);
  return isLoose ? withoutLooseEnd(address.slice(0, -1)) : address;
}
