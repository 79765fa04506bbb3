import { z } from 'zod';

/** Facts about a recording that decide how it is converted. */
export interface Probe {
  durationSeconds: number;
  /** Picture size as shown, turned upright; null: only sound. */
  video: { width: number; height: number; isHdr: boolean } | null;
  hasAudio: boolean;
}

const answer = z.object({
  format: z.object({ duration: z.coerce.number().optional() }),
  streams: z.array(
    z.object({
      codec_type: z.string(),
      width: z.int().optional(),
      height: z.int().optional(),
      color_transfer: z.string().optional(),
      disposition: z.object({ attached_pic: z.int() }).optional(),
      side_data_list: z.array(z.object({ rotation: z.number().optional() })).optional(),
    }),
  ),
});

/** Transfer curves of HDR10 and HLG, which look pale on other screens unless they are mapped. */
const HDR: readonly (string | undefined)[] = ['smpte2084', 'arib-std-b67'];

/** Reads the output of `ffprobe -print_format json`; undefined if nothing in the file can be played. */
export function readProbe(json: string): Probe | undefined {
  const { format, streams } = answer.parse(JSON.parse(json));
  const picture = streams.find(
    ({ codec_type: type, disposition }) => type === 'video' && disposition?.attached_pic !== 1,
  );
  const hasAudio = streams.some(({ codec_type: type }) => type === 'audio');
  if (!picture && !hasAudio) return undefined;
  const { width = 0, height = 0, color_transfer: curve, side_data_list: sides = [] } = picture ?? {};
  const turn = sides.find(({ rotation }) => rotation !== undefined)?.rotation ?? 0;
  const isTurned = Math.abs(turn) % 180 === 90;
  return {
    durationSeconds: format.duration ?? 0,
    hasAudio,
    video: picture
      ? { width: isTurned ? height : width, height: isTurned ? width : height, isHdr: HDR.includes(curve) }
      : null,
  };
}
