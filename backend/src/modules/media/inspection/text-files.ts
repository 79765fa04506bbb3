import { broken, type ByteSource, tooLarge } from './upload-refusal.js';

const TIME = String.raw`((?:\d{1,3}:)?\d{1,2}:\d{2})[.,](\d{1,3})`;
const TIMING = new RegExp(String.raw`^[ \t]*${TIME}[ \t]*-->[ \t]*${TIME}([ \t][^\n]*)?$`, 'gm');
/** Position of a SubRip caption on the picture; WebVTT has a different syntax for it. */
const PLACE = /\b[XY][12]:\d+/g;

/** Returns captions as WebVTT; undefined if none would be shown. SubRip has commas in its times and no first line. */
export function asWebVtt(text: string): string | undefined {
  let shown = 0;
  const lines = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const cues = lines.replaceAll(
    TIMING,
    (_, from: string, fromRest: string, to: string, toRest: string, settings = '') => {
      shown += 1;
      const after = settings.replaceAll(PLACE, '').trim();
      return `${time(from, fromRest)} --> ${time(to, toRest)}${after && ` ${after}`}`;
    },
  );
  if (shown === 0) return undefined;
  return /^WEBVTT(?:[ \t\n]|$)/.test(cues) ? cues : `WEBVTT\n\n${cues.trimStart()}`;
}

/** Pads the parts of a time: two digits each, and three for the milliseconds. */
const time = (clock: string, rest: string): string => {
  const parts = clock.split(':').map((part) => part.padStart(2, '0'));
  return `${parts.join(':')}.${rest.padEnd(3, '0')}`;
};

const MAX_CAPTIONS = 2_097_152;
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

/** Returns captions as WebVTT. Throws unless the file is small, in UTF-8, and has captions. */
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
