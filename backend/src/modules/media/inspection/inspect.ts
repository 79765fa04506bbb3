import { broken, type ByteSource, heicPhoto, tooLarge, wrongType } from './upload-refusal.js';
import type { Accepts, FileTypeName, ImageType } from './file-types.js';
import { readMp3 } from './mp3-frames.js';
import { readMp4 } from './mp4-header.js';
import { readAac, readFlac, readOgg } from './other-audio.js';
import { readAvi, readWav } from './riff-files.js';
import { checkPdf, checkText, looksLikeText, readCaptions } from './text-files.js';
import { readWebm } from './webm-header.js';
import { checkDoc, readZip } from './word-files.js';

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
  /** Name that the container gives the codec; null: none, or not read. */
  videoCodec: string | null;
  audioCodec: string | null;
  /** True if it can play before its end has arrived. */
  startsFast: boolean;
}

/** H.264, VP8, VP9 and AV1. Few browsers play other codecs, especially HEVC, which iPhones record. */
const SHOWN_EVERYWHERE: readonly string[] = ['avc1', 'avc3', 'vp09', 'av01', 'V_VP8', 'V_VP9', 'V_AV1'];

const canPlayEverywhere = (codec: string | null): boolean | null =>
  codec === null ? null : SHOWN_EVERYWHERE.includes(codec);

const NOTHING_KNOWN = {
  width: null,
  height: null,
  durationSeconds: null,
  canPlayEverywhere: null,
  videoCodec: null,
  audioCodec: null,
  startsFast: true,
};

/** Reads enough of a file to identify it. Throws unless it is exactly one supported, complete file. */
export async function inspect(source: ByteSource, wanted: Accepts): Promise<FileFacts> {
  const type = recognise(await source.read(0, HEAD_BYTES), source.size);
  const unknown = { ...NOTHING_KNOWN };
  switch (type) {
    case undefined:
      throw wrongType(wanted);
    case 'heic':
      throw heicPhoto();
    case 'png':
    case 'jpeg':
    case 'webp':
    case 'gif':
    case 'avif':
    case 'tiff':
    case 'bmp':
      if (source.size > MAX_IMAGE_BYTES) throw tooLarge(source.size, MAX_IMAGE_BYTES);
      return { ...unknown, type, image: { type, bytes: await source.read(0, source.size) } };
    case 'pdf':
      await checkPdf(source);
      return { ...unknown, type };
    case 'doc':
      await checkDoc(source);
      return { ...unknown, type };
    case 'txt':
      await checkText(source);
      return { ...unknown, type };
    case 'docx':
    case 'pptx':
    case 'xlsx':
    case 'epub':
    case 'zip':
      return { ...unknown, type: await readZip(source) };
    case 'vtt':
    case 'srt':
      return { ...unknown, type: 'vtt', captions: await readCaptions(source) };
    default:
      return { ...unknown, ...(await inspectRecording(source, type)) };
  }
}

type RecordingType = 'mp4' | 'm4a' | 'mov' | 'webm' | 'mkv' | 'avi' | 'mp3' | 'wav' | 'aac' | 'flac' | 'ogg';

async function inspectRecording(
  source: ByteSource,
  type: RecordingType,
): Promise<Partial<FileFacts> & Pick<FileFacts, 'type'>> {
  switch (type) {
    case 'mp4':
    case 'm4a':
    case 'mov': {
      const { hasVideo, ...facts } = await readMp4(source);
      if (type === 'mov' && !hasVideo) throw broken('it has no video');
      const real = type === 'mov' ? type : hasVideo ? 'mp4' : 'm4a';
      return { ...facts, canPlayEverywhere: canPlayEverywhere(facts.videoCodec), type: real };
    }
    case 'webm': {
      const facts = await readWebm(source);
      return { ...facts, canPlayEverywhere: canPlayEverywhere(facts.videoCodec), type };
    }
    case 'mkv':
      return { ...(await readWebm(source)), canPlayEverywhere: false, type };
    case 'avi':
      return { ...(await readAvi(source)), canPlayEverywhere: false, type };
    default:
      return { durationSeconds: await AUDIO_LENGTHS[type](source), type };
  }
}

const AUDIO_LENGTHS = { mp3: readMp3, wav: readWav, aac: readAac, flac: readFlac, ogg: readOgg };

/** Bytes needed for every signature; an EBML header names its document type early. */
const HEAD_BYTES = 4096;

/** First brand of an MPEG-4 file. */
const MP4_BRANDS = /^(iso[m2-9]|mp4[12]|avc1|M4V[ HP]|dash|MSNV)$/;
const M4A_BRANDS = /^M4[AB] $/;
const AVIF_BRANDS = /^avi[fs]$/;
const HEIC_BRANDS = /^(hei[cxms]|hev[cxms]|mif1|msf1)$/;

const isBrand = (head: Buffer, brands: RegExp): boolean =>
  text(head, 4, 8) === 'ftyp' && brands.test(text(head, 8, 12));

const MARKS: readonly (readonly [FileTypeName, (head: Buffer, size: number) => boolean])[] = [
  ['png', (head) => head.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))],
  ['jpeg', (head) => head.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex'))],
  ['webp', (head) => text(head, 0, 4) === 'RIFF' && text(head, 8, 12) === 'WEBP'],
  ['gif', (head) => /^GIF8[79]a$/.test(text(head, 0, 6))],
  [
    'avif',
    (head) => isBrand(head, AVIF_BRANDS) || (isBrand(head, /^mif1$/) && text(head, 16, 40).includes('avif')),
  ],
  ['heic', (head) => isBrand(head, HEIC_BRANDS)],
  ['tiff', (head) => /^(?:II\*\0|MM\0\*)/.test(text(head, 0, 4))],
  ['bmp', (head, size) => text(head, 0, 2) === 'BM' && head.length >= 26 && head.readUInt32LE(2) === size],
  ['wav', (head) => text(head, 0, 4) === 'RIFF' && text(head, 8, 12) === 'WAVE'],
  ['avi', (head) => text(head, 0, 4) === 'RIFF' && text(head, 8, 12) === 'AVI '],
  ['flac', (head) => text(head, 0, 4) === 'fLaC'],
  ['ogg', (head) => text(head, 0, 4) === 'OggS'],
  ['mp4', (head) => isBrand(head, MP4_BRANDS)],
  ['mov', (head) => text(head, 4, 12) === 'ftypqt  '],
  ['m4a', (head) => isBrand(head, M4A_BRANDS)],
  ['webm', (head) => documentType(head) === 'webm'],
  ['mkv', (head) => documentType(head) === 'matroska'],
  ['pdf', (head) => /^%PDF-[12]\.\d/.test(text(head, 0, 8))],
  ['doc', (head) => head.subarray(0, 8).equals(Buffer.from('d0cf11e0a1b11ae1', 'hex'))],
  ['zip', (head) => head.subarray(0, 4).equals(Buffer.from('504b0304', 'hex'))],
  ['vtt', (head) => /^(?:\u00ef\u00bb\u00bf)?WEBVTT(?:[ \t\r\n]|$)/.test(text(head, 0, 16))],
  [
    'srt',
    (head) =>
      /^(?:\u00ef\u00bb\u00bf)?\s*\d+[ \t]*(?:\r\n?|\n)[ \t]*\d{1,3}:\d{1,2}:\d{2}[.,]\d{1,3}[ \t]*-->/.test(
        text(head, 0, 200),
      ),
  ],
  ['aac', ([first = 0, second = 0]) => first === 0xff && (second & 0xf6) === 0xf0],
  ['mp3', (head) => text(head, 0, 3) === 'ID3' || isFrameSync(head)],
  ['txt', looksLikeText],
];

/** Identifies a file by its first bytes, regardless of its name and announced type. */
function recognise(head: Buffer, size: number): FileTypeName | undefined {
  return MARKS.find(([, fits]) => fits(head, size))?.[0];
}

const text = (bytes: Buffer, start: number, end: number): string => bytes.toString('latin1', start, end);

/** Reads the DocType element (4282), the only one in which WebM and Matroska differ. */
function documentType(head: Buffer): string | undefined {
  if (!head.subarray(0, 4).equals(Buffer.from('1a45dfa3', 'hex'))) return undefined;
  const at = head.subarray(0, 64).indexOf(Buffer.from('4282', 'hex'));
  return at > 0 ? text(head, at + 3, at + 3 + (head[at + 2]! & 0x7f)) : undefined;
}

/** Returns whether MPEG audio may begin here; `mp3-frames.ts` checks closely. */
const isFrameSync = ([first = 0, second = 0]: Buffer): boolean => first === 0xff && (second & 0xe6) === 0xe2;
