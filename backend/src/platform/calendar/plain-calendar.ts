/** Max octets of a line, without its end (RFC 5545, 3.1). */
const LINE_OCTETS = 75;

/** Formats a name for the parameter CN (RFC 5545, 3.2): quoted, without other quotation marks or line breaks. */
export const commonName = (name: string): string =>
  name
    .replaceAll(/["\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/ +/g, ' ')
    .trim();

/** Folds the lines of a calendar again, by octets: the library counts characters, and splits some of them. */
export function foldByOctets(calendar: string): string {
  return calendar
    .replaceAll(/\r\n[\t ]/g, '')
    .split('\r\n')
    .map(foldLine)
    .join('\r\n');
}

function foldLine(line: string): string {
  const parts = [''];
  let octets = 0;
  for (const character of line) {
    const more = Buffer.byteLength(character);
    if (octets + more > LINE_OCTETS) {
      parts.push('');
      // the space at the beginning counts
      octets = 1;
    }
    parts[parts.length - 1] += character;
    octets += more;
  }
  return parts.join('\r\n ');
}
