import type { ByteSource } from './byte-source.js';
import { broken, tooLarge } from './upload-refusal.js';
import { asWebVtt } from './web-vtt.js';

const MAX_CAPTIONS = 2_097_152;
/** Bytes a browser reads when it guesses a type. */
const GUESSED_FROM = 1445;
const MARKUP = /<(?:!doctype|html|head|body|script|svg|iframe|img|a)[\s>/]/i;

/** Throws unless it ends as a PDF must and does not begin as a web page, too. */
export async function checkPdf(source: ByteSource): Promise<void> {
  const beginning = await source.read(0, GUESSED_FROM);
  if (MARKUP.test(beginning.toString('latin1'))) throw broken('it also contains a web page');
  const end = await source.read(Math.max(0, source.size - 1024), 1024);
  if (!end.includes('%%EOF')) throw broken('it’s damaged or incomplete');
}

/** Returns captions as WebVTT. Throws unless they are a small file in UTF-8 with something to show. */
export async function readCaptions(source: ByteSource): Promise<Buffer> {
  if (source.size > MAX_CAPTIONS) throw tooLarge(source.size, MAX_CAPTIONS);
  const bytes = await source.read(0, source.size);
  if (bytes.includes(0) || !isUtf8(bytes)) throw broken('captions must be plain text in UTF-8');
  const captions = asWebVtt(bytes.toString('utf8'));
  if (captions === undefined) throw broken('it has no captions');
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
