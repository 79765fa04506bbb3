import type { Mail } from '../../platform/mail/index.js';

const IN_TEXT = /https?:\/\/[^\s<>"')\]]*[^\s<>"')\].,;:!?]/g;
const IN_HTML = /\bhref\s*=\s*(?:"(https?:[^"]*)"|'(https?:[^']*)')/gi;

/** Returns every web address in an email, each once, those of the text first. */
export function linksOf({ text, html }: Pick<Mail, 'text' | 'html'>): string[] {
  const inText = [...text.matchAll(IN_TEXT)].map(([url]) => url);
  const inHtml = [...html.matchAll(IN_HTML)].map(([, double, single]) =>
    (double ?? single ?? '').replaceAll('&amp;', '&'),
  );
  return [...new Set([...inText, ...inHtml])];
}

/** Splits a text at its web addresses: every second piece is an address. */
export function splitAtLinks(text: string): string[] {
  return text.split(new RegExp(`(${IN_TEXT.source})`, 'g'));
}
