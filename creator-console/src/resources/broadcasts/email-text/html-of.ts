const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** `[words](https://…)`, or an address by itself without the punctuation that follows it. */
const LINK =
  /\[([^[\]{}\n]{1,200})\]\((https?:\/\/[^\s()]+)\)|https?:\/\/[^\s<>[\]{}]*[^\s<>[\]{}.,;:!?'")]/g;

/** Converts an email written as plain text for the editor. */
export const htmlOf = (text: string): string =>
  text
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${linked(line.trim())}</p>`)
    .join('');

function linked(line: string): string {
  let html = '';
  let end = 0;
  for (const { 0: whole, 1: words = whole, 2: address = whole, index } of line.matchAll(LINK)) {
    html += `${escaped(line.slice(end, index))}<a href="${escaped(address)}">${escaped(words)}</a>`;
    end = index + whole.length;
  }
  return html + escaped(line.slice(end));
}
