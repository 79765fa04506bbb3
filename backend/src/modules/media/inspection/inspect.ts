import { broken, type ByteSource, tooLarge, wrongType } from './upload-refusal.js';
import type { FileTypeName, ImageType } from './file-types.js';
import type { MediaKind } from './media-kinds.js';
import { readMp3 } from './mp3-frames.js';
import { readMp4 } from './mp4-header.js';
import { checkPdf, readCaptions } from './text-files.js';
import { readWebm } from './webm-header.js';
import { checkDoc, checkDocx } from './word-files.js';

/** Max bytes of a picture, which is decoded in memory. */
export const MAX_IMAGE_BYTES = 20_971_520;

export interface FileFacts {
  type: FileTypeName;
  /** A picture's bytes, kept in memory for re-encoding. */
  image?: { type: ImageType; bytes: Buffer };
  /** Captions as WebVTT, converted if needed. */
  captions?: Buffer;
  width: number | null;
  height: number | null;
  durationSeconds: number | null;
  /** True if all usual browsers can play the video; null: unknown, or not a video. */
  canPlayEverywhere: boolean | null;
}

/** H.264, VP9 and AV1. Few browsers play other codecs, above all HEVC, which iPhones record. */
const SHOWN_EVERYWHERE: readonly string[] = ['avc1', 'avc3', 'vp09', 'av01'];

const canPlayEverywhere = (codec: string | null): boolean | null =>
  codec === null ? null : SHOWN_EVERYWHERE.includes(codec);

/** Reads enough of a file to identify it. Throws unless it is exactly one supported, complete file. */
export async function inspect(source: ByteSource, wanted: readonly MediaKind[]): Promise<FileFacts> {
  const type = recognise(await source.read(0, HEAD_BYTES));
  if (type === undefined) throw wrongType(wanted);
  const unknown = { type, width: null, height: null, durationSeconds: null, canPlayEverywhere: null };
  switch (type) {
    case 'png':
    case 'jpeg':
    case 'webp':
    case 'gif':
      if (source.size > MAX_IMAGE_BYTES) throw tooLarge(source.size, MAX_IMAGE_BYTES);
      return { ...unknown, image: { type, bytes: await source.read(0, source.size) } };
    case 'mp4':
    case 'm4a': {
      const { hasVideo, videoCodec, ...facts } = await readMp4(source);
      return {
        ...unknown,
        ...facts,
        canPlayEverywhere: canPlayEverywhere(videoCodec),
        type: hasVideo ? 'mp4' : 'm4a',
      };
    }
    case 'mov': {
      const { hasVideo, videoCodec, ...facts } = await readMp4(source);
      if (!hasVideo) throw broken('it has no video');
      return { ...unknown, ...facts, canPlayEverywhere: canPlayEverywhere(videoCodec) };
    }
    case 'webm':
      return { ...unknown, ...(await readWebm(source)) };
    case 'mp3':
      return { ...unknown, durationSeconds: await readMp3(source) };
    case 'pdf':
      await checkPdf(source);
      return unknown;
    case 'doc':
      await checkDoc(source);
      return unknown;
    case 'docx':
      await checkDocx(source);
      return unknown;
    case 'vtt':
    case 'srt':
      return { ...unknown, type: 'vtt', captions: await readCaptions(source) };
  }
}

/** Bytes needed for every mark in this file; an EBML header names its document type early. */
const HEAD_BYTES = 4096;

/** The first brand of an MPEG-4 file. */
const MP4_BRANDS = /^(iso[m2-9]|mp4[12]|avc1|M4V[ HP]|dash|MSNV)$/;
const M4A_BRANDS = /^M4[AB] $/;

const MARKS: readonly (readonly [FileTypeName, (head: Buffer) => boolean])[] = [
  ['png', (head) => head.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))],
  ['jpeg', (head) => head.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex'))],
  ['webp', (head) => text(head, 0, 4) === 'RIFF' && text(head, 8, 12) === 'WEBP'],
  ['gif', (head) => /^GIF8[79]a$/.test(text(head, 0, 6))],
  ['mp4', (head) => text(head, 4, 8) === 'ftyp' && MP4_BRANDS.test(text(head, 8, 12))],
  ['mov', (head) => text(head, 4, 12) === 'ftypqt  '],
  ['m4a', (head) => text(head, 4, 8) === 'ftyp' && M4A_BRANDS.test(text(head, 8, 12))],
  ['webm', (head) => head.subarray(0, 4).equals(Buffer.from('1a45dfa3', 'hex')) && isWebm(head)],
  ['pdf', (head) => /^%PDF-[12]\.\d/.test(text(head, 0, 8))],
  ['doc', (head) => head.subarray(0, 8).equals(Buffer.from('d0cf11e0a1b11ae1', 'hex'))],
  ['docx', (head) => head.subarray(0, 4).equals(Buffer.from('504b0304', 'hex'))],
  ['vtt', (head) => /^(?:\u00ef\u00bb\u00bf)?WEBVTT(?:[ \t\r\n]|$)/.test(text(head, 0, 16))],
  [
    'srt',
    (head) =>
      /^(?:\u00ef\u00bb\u00bf)?\s*\d+[ \t]*(?:\r\n?|\n)[ \t]*\d{1,3}:\d{1,2}:\d{2}[.,]\d{1,3}[ \t]*-->/.test(
        text(head, 0, 200),
      ),
  ],
  ['mp3', (head) => text(head, 0, 3) === 'ID3' || isFrameSync(head)],
];

/** Identifies a file by its first bytes, regardless of its name and announced type. */
function recognise(head: Buffer): FileTypeName | undefined {
  return MARKS.find(([, fits]) => fits(head))?.[0];
}

const text = (bytes: Buffer, start: number, end: number): string => bytes.toString('latin1', start, end);

/** Distinguishes WebM from Matroska, which begins the same way; only the DocType element (4282) differs. */
function isWebm(head: Buffer): boolean {
  const at = head.subarray(0, 64).indexOf(Buffer.from('4282', 'hex'));
  return at > 0 && head[at + 2] === 0x84 && text(head, at + 3, at + 7) === 'webm';
}

/** Returns true if MPEG audio may begin here; `mp3-frames.ts` checks closely. */
const isFrameSync = ([first = 0, second = 0]: Buffer): boolean => first === 0xff && (second & 0xe6) === 0xe2;
