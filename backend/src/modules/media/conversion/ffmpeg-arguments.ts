import { LARGEST_EDGE } from './needs-conversion.js';
import type { Probe } from './probe.js';

/** Height of the video for slow connections, in lines, and its max bits per second. */
const SMALLER = { edge: 720, maxrate: '2500k', bufsize: '5M' };
const LARGE = { edge: LARGEST_EDGE, maxrate: '6M', bufsize: '12M' };

export interface VideoOutput {
  name: 'video' | 'smaller';
  width: number;
  height: number;
  maxrate: string;
  bufsize: string;
}

const even = (pixels: number): number => Math.max(2, 2 * Math.round(pixels / 2));

/** Sizes of the videos to make: never larger than the original, and a second one only if it would be smaller. */
export function outputsOf({ width, height }: NonNullable<Probe['video']>): VideoOutput[] {
  const edge = Math.min(width, height);
  const sized = (name: VideoOutput['name'], wanted: typeof LARGE): VideoOutput => {
    const scale = Math.min(1, wanted.edge / edge);
    const { maxrate, bufsize } = wanted;
    return { name, width: even(width * scale), height: even(height * scale), maxrate, bufsize };
  };
  return edge > SMALLER.edge ? [sized('video', LARGE), sized('smaller', SMALLER)] : [sized('video', SMALLER)];
}

const words = (line: string): string[] => line.split(' ');

/**
 * Beginning of every call: no questions, no network, and only the format that the inspection found, because playlists
 * could name other files.
 */
const reading = ({ input, demuxer }: Files, from?: number): string[] => [
  ...words('-hide_banner -nostdin -loglevel error -y -protocol_whitelist file -f'),
  demuxer,
  ...(from === undefined ? [] : ['-ss', from.toFixed(2)]),
  '-i',
  `file:${input}`,
];

/** Loudness of streaming services (EBU R 128, −16 LUFS), so that every lesson is equally loud. */
const SOUND = words('-c:a aac -b:a 160k -ac 2 -ar 48000 -af loudnorm=I=-16:TP=-1.5:LRA=11');
const PICTURE = words('-c:v libx264 -preset veryfast -profile:v high -crf 22 -g 120');
/** Drops location, names and dates of the original. */
const WRITTEN = words('-map_metadata -1 -map_chapters -1 -movflags +faststart -f mp4');
const PROGRESS = words('-progress pipe:1 -stats_period 1');

/** Maps the wide colors of HDR to those of common screens. */
const TONE_MAP =
  'zscale=t=linear:npl=100,format=gbrpf32le,zscale=p=bt709,tonemap=hable:desat=0,zscale=t=bt709:m=bt709:r=tv,';

interface Files {
  input: string;
  demuxer: string;
  /** Returns the path of an output by its name. */
  output: (name: string) => string;
}

/** Makes all sizes in one pass, because reading 4K is the most expensive part. */
export function videoArguments({ video, hasAudio }: Probe, files: Files): string[] {
  if (!video) throw new Error('there is no picture');
  const outputs = outputsOf(video);
  const split = `[0:v:0]split=${outputs.length}${outputs.map(({ name }) => `[${name}-in]`).join('')}`;
  const sized = outputs.map(
    ({ name, width, height }) =>
      `[${name}-in]scale=${width}:${height},${video.isHdr ? TONE_MAP : ''}format=yuv420p,setsar=1[${name}]`,
  );
  const written = outputs.flatMap(({ name, maxrate, bufsize }) => [
    '-map',
    `[${name}]`,
    ...(hasAudio ? ['-map', '0:a:0', ...SOUND] : []),
    ...PICTURE,
    ...['-maxrate', maxrate, '-bufsize', bufsize].concat(WRITTEN),
    files.output(name),
  ]);
  return [...reading(files), ...PROGRESS, '-filter_complex', [split, ...sized].join(';'), ...written];
}

export const audioArguments = (files: Files): string[] => [
  ...reading(files),
  ...PROGRESS,
  ...words('-map 0:a:0 -vn'),
  ...SOUND,
  ...WRITTEN,
  files.output('audio'),
];

/** Extracts one frame, as wide as a card on a large screen. */
export const frameArguments = (second: number, files: Files): string[] => [
  ...reading(files, second),
  ...words(
    '-map 0:v:0 -frames:v 1 -vf scale=w=1280:h=1280:force_original_aspect_ratio=decrease -f image2 -update 1',
  ),
  files.output('frame'),
];
