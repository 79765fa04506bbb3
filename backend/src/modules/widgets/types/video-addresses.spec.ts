import { impostersOf } from '../../../../test/hostile/addresses.js';
import { videoAt } from './video-addresses.js';

const YOUTUBE = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0';
const VIMEO = 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1';
const LOOM_ID = '0281766fa2d04bb788eaf19e65135184';
const LOOM = `https://www.loom.com/embed/${LOOM_ID}?autoplay=1&hide_share=true`;

test.each([
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', YOUTUBE],
  ['https://youtube.com/watch?app=desktop&v=aqz-KE-bpKQ&list=PL1&index=2', YOUTUBE],
  ['https://m.youtube.com/watch?v=aqz-KE-bpKQ', YOUTUBE],
  ['https://youtu.be/aqz-KE-bpKQ?si=who-shared-it', YOUTUBE],
  ['https://www.youtube.com/shorts/aqz-KE-bpKQ', YOUTUBE],
  ['https://www.youtube.com/live/aqz-KE-bpKQ?feature=share', YOUTUBE],
  ['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', YOUTUBE],
  ['HTTPS://WWW.YOUTUBE.COM/watch?v=aqz-KE-bpKQ', YOUTUBE],
  ['https://youtu.be/aqz-KE-bpKQ?t=90', `${YOUTUBE}&start=90`],
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=1h2m3s', `${YOUTUBE}&start=3723`],
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=soon', YOUTUBE],
  ['https://vimeo.com/76979871', VIMEO],
  ['https://vimeo.com/channels/staffpicks/76979871?share=copy', VIMEO],
  ['https://player.vimeo.com/video/76979871', VIMEO],
  ['https://vimeo.com/76979871/a1b2c3d4e5', `${VIMEO}&h=a1b2c3d4e5`],
  ['https://player.vimeo.com/video/76979871?h=a1b2c3d4e5&badge=0', `${VIMEO}&h=a1b2c3d4e5`],
  [`https://www.loom.com/share/${LOOM_ID}?sid=who-shared-it`, LOOM],
  [`https://loom.com/embed/${LOOM_ID}`, LOOM],
])('%s is a video', (address, embedUrl) => expect(videoAt(address)?.embedUrl).toBe(embedUrl));

test.each([
  ['https://youtu.be/aqz-KE-bpKQ?si=who&t=90', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=90'],
  ['https://player.vimeo.com/video/76979871?h=a1b2c3d4e5', 'https://vimeo.com/76979871/a1b2c3d4e5'],
  [`https://www.loom.com/share/${LOOM_ID}?sid=who`, `https://www.loom.com/share/${LOOM_ID}`],
])('%s has the page %s, which is the same video', (address, url) => {
  expect(videoAt(address)?.url).toBe(url);
  expect(videoAt(url)).toEqual(videoAt(address));
});

test.each([
  '',
  'aqz-KE-bpKQ',
  'https://www.youtube.com/',
  'https://www.youtube.com/@maren',
  'https://www.youtube.com/playlist?list=PL1',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ"><script>',
  'https://www.youtube.com/embed/aqz-KE-bpKQ%2F..%2Fx',
  'https://www.youtube.com/redirect?q=https://x.test/watch?v=aqz-KE-bpKQ',
  'https://vimeo.com/maren',
  'https://www.loom.com/looms/videos',
  `https://www.loom.com/share/${LOOM_ID}0`,
  'http://www.youtube.com/watch?v=aqz-KE-bpKQ',
  'https://www.youtube.com:8443/watch?v=aqz-KE-bpKQ',
  'https://maren@www.youtube.com/watch?v=aqz-KE-bpKQ',
  'https://www.youtube.com.x.test/watch?v=aqz-KE-bpKQ',
  'https://evil.youtube.com/watch?v=aqz-KE-bpKQ',
  'https://www.youtube.com@x.test/watch?v=aqz-KE-bpKQ',
  'https://x.test/https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  'https://constructor/watch?v=aqz-KE-bpKQ',
  'javascript:alert("https://www.youtube.com/watch?v=aqz-KE-bpKQ")',
])('%s is no video', (address) => expect(videoAt(address)).toBeUndefined());

test.each(['youtube.com', 'youtu.be', 'vimeo.com', 'loom.com'])(
  'hosts that only look like %s are refused',
  (host) => expect(impostersOf(host).filter((address) => videoAt(address))).toEqual([]),
);
