import type { ByteSource } from './byte-source.js';
import type { FileTypeName, ImageType } from './file-types.js';
import type { MediaKind } from './media-kinds.js';
import { readMp3 } from './mp3-frames.js';
import { readMp4 } from './mp4-header.js';
import { HEAD_BYTES, recognise } from './recognise.js';
import { checkPdf, readCaptions } from './text-files.js';
import { broken, tooLarge, wrongType } from './upload-refusal.js';
import { readWebm } from './webm-header.js';
import { checkDoc, checkDocx } from './word-files.js';

/** Max bytes of a picture, which is held whole in memory to be decoded. */
export const MAX_IMAGE_BYTES = 20_971_520;

export interface FileFacts {
  type: FileTypeName;
  /** A picture's bytes, held whole because it will be re-encoded. */
  image?: { type: ImageType; bytes: Buffer };
  /** Captions as WebVTT, whatever format they arrived in. */
  captions?: Buffer;
  width: number | null;
  height: number | null;
  durationSeconds: number | null;
  /** True if all usual browsers can play the video; null: unknown, or not a video. */
  playsEverywhere: boolean | null;
}

/** H.264, VP9 and AV1. Few browsers play other codecs, above all HEVC, which iPhones record. */
const SHOWN_EVERYWHERE: readonly string[] = ['avc1', 'avc3', 'vp09', 'av01'];

const playsEverywhere = (codec: string | null): boolean | null =>
  codec === null ? null : SHOWN_EVERYWHERE.includes(codec);

/** Reads enough of a file to identify it; throws a refusal unless it is one supported file, whole and nothing else. */
export async function inspect(source: ByteSource, wanted: readonly MediaKind[]): Promise<FileFacts> {
  const type = recognise(await source.read(0, HEAD_BYTES));
  if (type === undefined) throw wrongType(wanted);
  const unknown = { type, width: null, height: null, durationSeconds: null, playsEverywhere: null };
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
        playsEverywhere: playsEverywhere(videoCodec),
        type: hasVideo ? 'mp4' : 'm4a',
      };
    }
    case 'mov': {
      const { hasVideo, videoCodec, ...facts } = await readMp4(source);
      if (!hasVideo) throw broken('it has no video');
      return { ...unknown, ...facts, playsEverywhere: playsEverywhere(videoCodec) };
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
