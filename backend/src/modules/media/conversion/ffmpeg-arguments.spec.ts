import { audioArguments, frameArguments, outputsOf, videoArguments } from './ffmpeg-arguments.js';
import { bestFrame, posterSeconds } from './poster.js';
import { readProbe } from './probe.js';

const files = { input: '/work/input', demuxer: 'mov', output: (name: string) => `/work/${name}.mp4` };
const phone = { width: 3840, height: 2160, isHdr: false };
const probe = { durationSeconds: 10, hasAudio: true, video: phone };

test.each<
  [string, [width: number, height: number], ReturnType<typeof outputsOf>[number]['name'][], number[][]]
>([
  [
    '4K',
    [3840, 2160],
    ['video', 'smaller'],
    [
      [1920, 1080],
      [1280, 720],
    ],
  ],
  [
    'an upright video',
    [2160, 3840],
    ['video', 'smaller'],
    [
      [1080, 1920],
      [720, 1280],
    ],
  ],
  [
    '1080p',
    [1920, 1080],
    ['video', 'smaller'],
    [
      [1920, 1080],
      [1280, 720],
    ],
  ],
  [
    '900 lines, never enlarged',
    [1600, 900],
    ['video', 'smaller'],
    [
      [1600, 900],
      [1280, 720],
    ],
  ],
  ['720p', [1280, 720], ['video'], [[1280, 720]]],
  ['a small video of odd size', [321, 241], ['video'], [[322, 242]]],
])('sizes of %s', (_, [width, height], names, sizes) => {
  const outputs = outputsOf({ width, height, isHdr: false });
  expect(outputs.map(({ name }) => name)).toEqual(names);
  expect(outputs.map((each) => [each.width, each.height])).toEqual(sizes);
});

test('a file is read without network access, in the format that the inspection found', () => {
  for (const args of [videoArguments(probe, files), audioArguments(files), frameArguments(1, files)]) {
    expect(args.join(' ')).toMatch(
      /^-hide_banner -nostdin -loglevel error -y -protocol_whitelist file -f mov (-ss 1\.00 )?-i file:\/work\/input /,
    );
    expect(args.filter((word) => word === '-i')).toHaveLength(1);
  }
});

test('both videos are made in one pass, with even loudness, and can start before they have fully arrived', () => {
  const line = videoArguments(probe, files).join(' ');
  expect(line).toContain(
    '[0:v:0]split=2[video-in][smaller-in];[video-in]scale=1920:1080,format=yuv420p,setsar=1[video];',
  );
  expect(line.match(/loudnorm=I=-16/g)).toHaveLength(2);
  expect(line.match(/\+faststart -f mp4 \/work\/(video|smaller)\.mp4/g)).toHaveLength(2);
  expect(line).not.toContain('zscale');
});

test('HDR is mapped to the colors of common screens, and a silent video stays silent', () => {
  const line = videoArguments({ ...probe, hasAudio: false, video: { ...phone, isHdr: true } }, files).join(
    ' ',
  );
  expect(line).toMatch(/scale=1920:1080,zscale=t=linear.*tonemap=hable.*format=yuv420p/);
  expect(line).not.toContain('0:a:0');
});

test('a rotated HDR video is read as it is shown, and a cover picture is not a video', () => {
  const stream = { codec_type: 'video', width: 3840, height: 2160, color_transfer: 'arib-std-b67' };
  const turned = { ...stream, side_data_list: [{ side_data_type: 'Display Matrix', rotation: -90 }] };
  const sound = { codec_type: 'audio' };
  const read = (...streams: object[]) => readProbe(JSON.stringify({ format: { duration: '12.5' }, streams }));
  expect(read(turned, sound)).toEqual({
    durationSeconds: 12.5,
    hasAudio: true,
    video: { width: 2160, height: 3840, isHdr: true },
  });
  expect(read(sound, { ...stream, disposition: { attached_pic: 1 } })?.video).toBeNull();
  expect(read({ codec_type: 'data' })).toBeUndefined();
});

test('the poster is the frame with most detail, not a black one', () => {
  expect(posterSeconds(100)).toEqual([10, 25, 40, 60]);
  const black = { brightness: 2, entropy: 7 };
  const lively = { brightness: 90, entropy: 6 };
  expect(bestFrame([black, { brightness: 120, entropy: 3 }, lively])).toBe(2);
  expect(bestFrame([black, { brightness: 250, entropy: 0 }])).toBe(0);
});
