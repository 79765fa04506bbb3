/** Text that is already safe HTML. */
export class Html {
  constructor(readonly text: string) {}
}

type Piece = string | number | Html | readonly Html[];

/** Builds HTML from a template; every value that is not HTML already is escaped. */
export function html(strings: TemplateStringsArray, ...values: Piece[]): Html {
  return new Html(strings.map((text, index) => text + render(values[index] ?? '')).join(''));
}

function render(value: Piece): string {
  if (value instanceof Html) return value.text;
  if (typeof value === 'object') return value.map((piece) => piece.text).join('');
  return String(value)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

export function time(seconds: number): Html {
  const iso = new Date(seconds * 1000).toISOString();
  return html`<time datetime="${iso}">${iso.replace('T', ' ').slice(0, 19)} UTC</time>`;
}

export function money({ amount, currency }: { amount: number; currency: string }): string {
  return `${(amount / 100).toFixed(2)} ${currency.toUpperCase()}`;
}
