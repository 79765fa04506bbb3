/** Header for a download under a name in any script (RFC 6266): plain for old readers, encoded for all others. */
export function attachment(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]/g, '_').replace(/["\\%]/g, '_');
  const encoded = encodeURIComponent(name.replace(/\p{Surrogate}/gu, '_')).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

const ENCODED = /(?:^|;)\s*filename\*\s*=\s*utf-8'[^']*'([^;\s]+)/i;
const PLAIN = /(?:^|;)\s*filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s"]+))/i;

/** Returns the file name in a Content-Disposition header (RFC 6266); the encoded name wins over the plain one. */
export function fileNameIn(disposition = ''): string | undefined {
  const encoded = ENCODED.exec(disposition)?.[1];
  if (encoded !== undefined && isEncoded(encoded)) return decodeURIComponent(encoded);
  const [, quoted, token] = PLAIN.exec(disposition) ?? [];
  return quoted?.replace(/\\(.)/g, '$1') ?? token;
}

function isEncoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
