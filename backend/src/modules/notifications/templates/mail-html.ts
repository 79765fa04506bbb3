import type { Language } from '../../../kernel/languages.js';
import { escape } from './escape.js';
import { FORMATTED, type Frame, type MailContent, type Paragraph, type Row } from './mail-content.js';

/** Colors in CSS notation. */
export interface MailColours {
  paper: string;
  surface: string;
  line: string;
  ink: string;
  inkSoft: string;
  accent: string;
  onAccent: string;
}

/** Language and colors that an email is drawn in. */
export interface Look {
  language: Language;
  colours: Record<Scheme, MailColours>;
  /** Scheme to draw a preview in. Without one the mail program chooses. */
  scheme?: Scheme | undefined;
}

export type Scheme = 'light' | 'dark';

/**
 * Policy for previews: no scripts, nothing loaded but pictures, and no navigation, because links of a preview are
 * samples.
 */
const AS_PREVIEW = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src http: https:">
<base target="_blank">`;

export const SERIF = "Georgia, 'Times New Roman', serif";
const SANS = "-apple-system, 'Segoe UI', Helvetica, Arial, sans-serif";

/**
 * Renders an email, at most 600 pixels wide. Light colors are in every tag, because many mail programs drop style
 * sheets; dark colors are in a style sheet. Only the coach's own pictures are loaded, from this site.
 */
export function toHtml(content: MailContent, frame: Frame, look: Look): string {
  const { language, colours, scheme } = look;
  const { paper, surface, line, ink } = colours.light;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="${scheme ?? 'light dark'}">
<meta name="supported-color-schemes" content="${scheme ?? 'light dark'}">
<title>${escape(content.heading)}</title>
${scheme ? AS_PREVIEW : ''}
<style>
:root { color-scheme: ${scheme ?? 'light dark'} }
@media (max-width: 480px) { .card { padding: 24px 20px !important } .page { padding: 20px 12px !important } }
${scheme === 'light' ? '' : inTheDark(colours.dark, scheme)}
</style>
</head>
<body class="page" style="margin:0;padding:32px 16px;background:${paper};color:${ink};font:16px/1.55 ${SANS}">
<div role="article" aria-label="${escape(content.heading)}">
<table role="presentation" align="center" width="600" style="width:100%;max-width:600px;margin:0 auto;border-collapse:separate">
<tr><td style="padding:0 0 16px;text-align:center">${placeName(frame.place, colours.light)}</td></tr>
<tr><td class="card" style="padding:36px;border:1px solid ${line};border-radius:16px;background:${surface};color:${ink};overflow-wrap:anywhere">
${contentOf(content, frame, colours.light).join('\n')}
</td></tr>
<tr><td style="padding:20px 8px 0;text-align:center;font-size:13px;line-height:1.7">
${footOf(frame, colours.light)}
</td></tr>
</table>
</div>
</body>
</html>
`;
}

const placeName = (place: string, { accent }: MailColours): string =>
  `<span class="accent" style="font:italic 18px/1.3 ${SERIF};color:${accent}">${escape(place)}</span>`;

function contentOf(
  { heading, paragraphs, formatted = '', rows, button, links = [], footnote }: MailContent,
  { words }: Frame,
  colours: MailColours,
): string[] {
  const { accent, onAccent, inkSoft } = colours;
  const small = (text: string, margin: string) =>
    `<p class="soft" style="margin:${margin};font-size:13px;color:${inkSoft}">${escape(text)}</p>`;
  return [
    `<h1 class="accent" style="margin:0 0 16px;font:normal 26px/1.25 ${SERIF};color:${accent}">${escape(heading)}</h1>`,
    ...paragraphs.map((text) =>
      text === FORMATTED ? formatted : `<p style="margin:0 0 14px">${inHtml(text, colours)}</p>`,
    ),
    ...(rows ? [table(rows, colours)] : []),
    ...(button
      ? [
          `<p style="margin:24px 0"><a class="button" href="${escape(button.url)}" style="display:inline-block;padding:12px 24px;border-radius:999px;background:${accent};color:${onAccent};text-decoration:none">${escape(button.label)}</a></p>`,
        ]
      : []),
    // readers who want to write an email find the address in the text
    ...(button && !button.url.startsWith('mailto:')
      ? [small(words.copyAddress(button.url), '0 0 14px')]
      : []),
    ...links.map(
      ({ label, url }) =>
        `<p style="margin:0 0 14px"><a class="accent" href="${escape(url)}" style="color:${accent}">${escape(label)}</a></p>`,
    ),
    ...(footnote ? [small(footnote, '0')] : []),
  ];
}

const inHtml = (paragraph: Paragraph, { accent }: MailColours): string =>
  typeof paragraph === 'string'
    ? escape(paragraph)
    : paragraph
        .map((piece) =>
          typeof piece === 'string'
            ? escape(piece)
            : `<a class="accent" href="${escape(piece.url)}" style="color:${accent}">${escape(piece.label)}</a>`,
        )
        .join('');

function footOf({ place, contact, legal, words, leave }: Frame, { inkSoft }: MailColours): string {
  const link = (label: string, url: string) =>
    `<a class="soft" href="${escape(url)}" style="color:${inkSoft}">${escape(label)}</a>`;
  const lines = [
    `<span class="soft" style="color:${inkSoft}">${escape(place)}</span> · ${link(contact, `mailto:${contact}`)}`,
    legal.map(({ label, url }) => link(label, url)).join(' · '),
    ...(leave ? [link(words.leave, leave)] : []),
  ];
  return lines.map((line) => `<div class="soft" style="color:${inkSoft}">${line}</div>`).join('\n');
}

function table(rows: readonly Row[], { line }: MailColours): string {
  const cells = rows.map(({ label, amount }, index) => {
    const weight = index === rows.length - 1 ? 'bold' : 'normal';
    const style = `padding:8px 0;border-top:1px solid ${line};font-weight:${weight}`;
    return `<tr><td class="row" style="${style}">${escape(label)}</td><td class="row" style="${style};padding-left:16px;text-align:right;white-space:nowrap">${escape(amount)}</td></tr>`;
  });
  return `<table role="presentation" style="width:100%;margin:8px 0 16px;border-collapse:collapse;font-size:inherit;color:inherit">${cells.join('')}</table>`;
}

function inTheDark(
  { paper, surface, line, ink, inkSoft, accent, onAccent }: MailColours,
  scheme: Scheme | undefined,
): string {
  const rules = [
    `.page { background: ${paper} !important; color: ${ink} !important }`,
    `.card { background: ${surface} !important; border-color: ${line} !important; color: ${ink} !important }`,
    `.accent { color: ${accent} !important } .soft { color: ${inkSoft} !important }`,
    `.row { border-color: ${line} !important }`,
    `.button { background: ${accent} !important; color: ${onAccent} !important }`,
    `.box { background: ${paper} !important; border-color: ${line} !important; color: ${ink} !important }`,
    `.quote { border-color: ${accent} !important }`,
  ].join('\n');
  return scheme === 'dark' ? rules : `@media (prefers-color-scheme: dark) {\n${rules}\n}`;
}
