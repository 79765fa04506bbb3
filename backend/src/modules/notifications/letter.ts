import type { Language } from '../../kernel/languages.js';

/** Of a table with amounts on the right. */
export interface Row {
  label: string;
  amount: string;
}

/** The content of a mail, before it becomes HTML and text: what it says, its one button, and links beside it. */
export interface Letter {
  subject: string;
  heading: string;
  paragraphs: string[];
  /** A table with amounts on the right; the last row is the sum. */
  rows?: Row[];
  button?: { label: string; url: string };
  /** Where else its reader may go. */
  links?: { label: string; url: string }[];
  /** Small, below the button. */
  footnote?: string;
}

/** What is not the place's own to colour, written into every tag: mail programs drop style sheets. */
const INK = '#22302b';
const SOFT = '#55625b';
const LINE = '#e5dac8';
const SERIF = "Georgia, 'Times New Roman', serif";

/** What stands around a mail: the place's name and colours, and its last lines. */
export interface Frame {
  /** How the place is called. */
  place: string;
  language: Language;
  /** Its own words, in the language of its reader. */
  words: { copyAddress: (url: string) => string; leave: string };
  /** Of headings, links and the button, and what is written on it; as CSS writes colours. */
  accent: string;
  onAccent: string;
  /** The address that unsubscribes its reader from this kind of mail. */
  leave?: string | undefined;
}

export function toHtml(
  { heading, paragraphs, rows, button, links = [], footnote }: Letter,
  { place, language, words, accent, onAccent, leave }: Frame,
): string {
  const body = [
    `<h1 style="margin:0 0 16px;font:normal 26px/1.25 ${SERIF};color:${accent}">${escape(heading)}</h1>`,
    ...paragraphs.map((text) => `<p style="margin:0 0 14px">${escape(text)}</p>`),
    ...(rows ? [table(rows)] : []),
    ...(button
      ? [
          `<p style="margin:24px 0"><a href="${escape(button.url)}" style="display:inline-block;padding:12px 24px;border-radius:999px;background:${accent};color:${onAccent};text-decoration:none">${escape(button.label)}</a></p>`,
          `<p style="margin:0 0 14px;font-size:13px;color:${SOFT}">${escape(words.copyAddress(button.url))}</p>`,
        ]
      : []),
    ...links.map(
      ({ label, url }) =>
        `<p style="margin:0 0 14px"><a href="${escape(url)}" style="color:${accent}">${escape(label)}</a></p>`,
    ),
    ...(footnote ? [`<p style="margin:0;font-size:13px;color:${SOFT}">${escape(footnote)}</p>`] : []),
  ];
  return `<!doctype html>
<html lang="${language}">
<body style="margin:0;padding:32px 16px;background:#fbf7f0;color:${INK};font:16px/1.55 -apple-system,'Segoe UI',Helvetica,Arial,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px;border:1px solid ${LINE};border-radius:16px;background:#fffdf9">
${body.join('\n')}
</div>
<p style="max-width:560px;margin:16px auto 0;text-align:center;font:italic 14px ${SERIF};color:${SOFT}">${escape(place)}</p>
${leave ? `<p style="max-width:560px;margin:8px auto 0;text-align:center;font-size:13px"><a href="${escape(leave)}" style="color:${SOFT}">${escape(words.leave)}</a></p>\n` : ''}</body>
</html>
`;
}

export function toText(
  { heading, paragraphs, rows, button, links = [], footnote }: Letter,
  { place, words, leave }: Pick<Frame, 'place' | 'words' | 'leave'>,
): string {
  return [
    heading,
    ...paragraphs,
    ...(rows ? [rows.map(({ label, amount }) => `${label}: ${amount}`).join('\n')] : []),
    ...[...(button ? [button] : []), ...links].map(({ label, url }) => `${label}:\n${url}`),
    ...(footnote ? [footnote] : []),
    place,
    ...(leave ? [`${words.leave}:\n${leave}`] : []),
  ]
    .join('\n\n')
    .concat('\n');
}

function table(rows: readonly Row[]): string {
  const cells = rows.map(({ label, amount }, index) => {
    const weight = index === rows.length - 1 ? 'bold' : 'normal';
    const style = `padding:8px 0;border-top:1px solid ${LINE};font-weight:${weight}`;
    return `<tr><td style="${style}">${escape(label)}</td><td style="${style};text-align:right;white-space:nowrap">${escape(amount)}</td></tr>`;
  });
  return `<table role="presentation" style="width:100%;margin:8px 0 16px;border-collapse:collapse">${cells.join('')}</table>`;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
