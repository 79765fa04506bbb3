import type { KeptMail } from './mail-folder.js';
import { style } from './style.js';
import type { Mail } from '../../platform/mail/index.js';

/** Reloads the list only when an email arrives, to keep the scroll position. */
export const script = `
const shown = document.body.dataset.newest;
setInterval(async () => {
  const answer = await fetch('/sandbox/mail.json').catch(() => null);
  if (!answer?.ok) return;
  const [newest] = await answer.json();
  if ((newest?.id ?? '') !== shown) location.reload();
}, 3000);
`;

export const MAIL_PATH = '/sandbox/mail';

/**
 * Gives an email its own origin and allows only links. Scripts are refused by its policy, not by the sandbox, in which
 * tools that inspect the frame (axe, Playwright) hang.
 */
export const MAIL_SANDBOX =
  'allow-scripts allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation';

const SPECIAL: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string => text.replace(/[&<>"']/g, (c) => SPECIAL[c] ?? c);

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
<style>${style}</style>
</head>
${body}
</html>`;

const time = (sentAt: string): string => {
  const [day, hours] = sentAt.split(/[T.]/);
  return `<time datetime="${escape(sentAt)}">${day} ${hours} UTC</time>`;
};

export const listPage = (mails: KeptMail[]): string =>
  page(
    'Mail sandbox - Sanctum',
    `<body data-newest="${mails[0]?.id ?? ''}">
<header>
<h1>Mail sandbox</h1>
<p class="soft">Sanctum didn’t send these emails. In production they would go out. Newest first.</p>
</header>
<main>
${mails.length === 0 ? '<p>No emails yet. New emails will appear here.</p>' : `<ul class="mails">${mails.map(listItem).join('')}</ul>`}
</main>
<script>${script}</script>
</body>`,
  );

const listItem = ({ id, subject, to, sentAt, text }: KeptMail): string => `
<li><a href="${MAIL_PATH}/${id}">
<strong>${escape(subject)}</strong><span class="soft">${time(sentAt)}</span>
<span>${escape(to)}</span><span class="text">${escape(text.slice(0, 200))}</span>
</a></li>`;

export const mailPage = ({ id, subject, to, sentAt, messageId, text }: KeptMail): string =>
  page(
    `${subject} - Mail sandbox - Sanctum`,
    `<body>
<header>
<p><a href="${MAIL_PATH}">All emails</a></p>
<h1>${escape(subject)}</h1>
<dl>
<dt>To</dt><dd>${escape(to)}</dd>
<dt>Sent</dt><dd>${time(sentAt)}</dd>
<dt>ID</dt><dd>${escape(messageId)}</dd>
</dl>
</header>
<main>
<iframe src="${MAIL_PATH}/${id}/body" title="Email preview"
  sandbox="${MAIL_SANDBOX}"></iframe>
<h2>Plain text</h2>
<pre>${linked(text)}</pre>
</main>
</body>`,
  );

const linked = (text: string): string =>
  splitAtLinks(text)
    .map((piece, index) =>
      index % 2 === 1 ? `<a href="${escape(piece)}">${escape(piece)}</a>` : escape(piece),
    )
    .join('');

export const missingPage = (): string =>
  page(
    'Email not found - Sanctum',
    `<body><header><h1>Email not found</h1></header><main><p><a href="${MAIL_PATH}">All emails</a></p></main></body>`,
  );

/** Returns the email for the frame: its links open in the whole window, as in an email program. */
export function framed(html: string): string {
  const base = '<base target="_top">';
  return /<head[\s>]/i.test(html)
    ? html.replace(/<head(\s[^>]*)?>/i, (head) => head + base)
    : `<!doctype html><html lang="en"><head><meta charset="utf-8">${base}</head><body>${html}</body></html>`;
}

const IN_TEXT = /https?:\/\/[^\s<>"')\]]*[^\s<>"')\].,;:!?]/g;
const IN_HTML = /\bhref\s*=\s*(?:"(https?:[^"]*)"|'(https?:[^']*)')/gi;

/** Returns every web address in an email, each once, first those in the text. */
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
