import { needsConversion } from './needs-conversion.js';

const web = {
  type: 'mp4',
  width: 1920,
  height: 1080,
  durationSeconds: 60,
  videoCodec: 'avc1',
  audioCodec: 'mp4a',
  startsFast: true,
  size: 30_000_000,
} as const;

test.each<[string, boolean, Partial<Parameters<typeof needsConversion>[0]>]>([
  ['an MP4 for the web', false, {}],
  ['an MP4 without sound', false, { audioCodec: null }],
  ['an upright MP4', false, { width: 1080, height: 1920 }],
  ['an MP4 of unknown length', false, { durationSeconds: null, size: 2e9 }],
  ['WebM with VP9', false, { type: 'webm', videoCodec: 'V_VP9', audioCodec: null }],
  ['an MP3', false, { type: 'mp3' }],
  ['an M4A', false, { type: 'm4a' }],
  ['a PDF', false, { type: 'pdf' }],
  ['HEVC of an iPhone', true, { videoCodec: 'hvc1' }],
  ['a MOV with H.264', true, { type: 'mov' }],
  ['surround sound', true, { audioCodec: 'ac-3' }],
  ['an MP4 whose table of contents comes last', true, { startsFast: false }],
  ['4K', true, { width: 3840, height: 2160 }],
  ['a bitrate of a camera', true, { size: 70_000_000 }],
  ['WebM with AV1', true, { type: 'webm', videoCodec: 'V_AV1' }],
  ['Matroska', true, { type: 'mkv', videoCodec: 'V_MPEG4/ISO/AVC' }],
  ['AVI', true, { type: 'avi', videoCodec: null }],
  ['WAV', true, { type: 'wav' }],
  ['FLAC', true, { type: 'flac' }],
  ['Ogg', true, { type: 'ogg' }],
  ['bare AAC', true, { type: 'aac' }],
  ['Apple Lossless', true, { type: 'm4a', audioCodec: 'alac' }],
])('%s is converted: %s', (_, isConverted, facts) => {
  expect(needsConversion({ ...web, ...facts })).toBe(isConverted);
});
