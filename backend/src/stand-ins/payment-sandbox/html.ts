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
