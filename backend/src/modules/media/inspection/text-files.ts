import { asWebVtt, MAX_CUE_TEXT, MAX_CUES, readCues } from './web-vtt.js';
import { broken, type ByteSource, tooLarge } from './upload-refusal.js';

const MAX_CAPTIONS = 1_048_576;
/** Bytes a browser reads when it guesses a type. */
const GUESSED_FROM = 1445;
const MARKUP = /<(?:!doctype|html|head|body|script|svg|iframe|img|a)[\s>/]/i;

/** Throws unless the file ends like a PDF and does not also begin like a web page. */
export async function checkPdf(source: ByteSource): Promise<void> {
  const beginning = await source.read(0, GUESSED_FROM);
  if (MARKUP.test(beginning.toString('latin1'))) throw broken('it also contains a web page');
  const end = await source.read(Math.max(0, source.size - 1024), 1024);
  if (!end.includes('%%EOF')) throw broken('it’s damaged or incomplete');
}

/** Max bytes of a text, which is read whole. */
const MAX_TEXT = 10_485_760;
/** Control characters that texts contain: tab, line feed, form feed, carriage return, and escape in Japanese. */
const IN_TEXTS: readonly number[] = [0x09, 0x0a, 0x0c, 0x0d, 0x1b];
const hasControls = (bytes: Buffer): boolean =>
  bytes.some((byte) => (byte < 0x20 && !IN_TEXTS.includes(byte)) || byte === 0x7f);

/** Returns whether these bytes begin a plain text, and not a page, a script or markup. */
export function looksLikeText(head: Buffer): boolean {
  const beginning = head.toString('latin1');
  return (
    head.length > 0 &&
    !hasControls(head) &&
    !MARKUP.test(beginning) &&
    !/^(?:\u00ef\u00bb\u00bf)?\s*(?:#!|<[?!%])/.test(beginning)
  );
}

/** Throws unless the whole file is text. */
export async function checkText(source: ByteSource): Promise<void> {
  if (source.size > MAX_TEXT) throw tooLarge(source.size, MAX_TEXT);
  const bytes = await source.read(0, source.size);
  if (hasControls(bytes)) throw broken('it isn’t plain text');
}

/** Returns captions as WebVTT. Throws unless the file is small, in UTF-8, and has captions, but not too many. */
export async function readCaptions(source: ByteSource): Promise<Buffer> {
  if (source.size > MAX_CAPTIONS) throw tooLarge(source.size, MAX_CAPTIONS);
  const bytes = await source.read(0, source.size);
  if (bytes.includes(0) || !isUtf8(bytes)) throw broken('captions must be plain text in UTF-8');
  const captions = asWebVtt(bytes.toString('utf8'));
  if (captions === undefined) throw broken('it has no captions');
  const cues = readCues(captions);
  if (cues.length > MAX_CUES) throw broken('it has too many captions');
  if (cues.some(({ text }) => text.length > MAX_CUE_TEXT)) throw broken('one of its captions is too long');
  return Buffer.from(captions);
}

function isUtf8(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
