import { narrowed, srcSetOf } from './src-set';

const ID = '0198c0de-0000-7000-8000-000000000001';

it.each([`/api/media/public/${ID}`, `/api/site/pictures/${ID}/portrait`])('%s has several sizes', (url) => {
  expect(srcSetOf(url, 'avif')).toBe(
    [160, 320, 640, 960, 1280].map((width) => `${url}/${width}.avif ${width}w`).join(', '),
  );
});

it.each([
  'blob:x',
  'https://files.example/media/1?signature=2',
  '/media/hero-poster.webp',
  `/api/site/videos/${ID}`,
])('%s has one size', (url) => {
  expect(srcSetOf(url, 'webp')).toBeUndefined();
});

it('a URL names one size', () => {
  expect(narrowed(`/api/media/public/${ID}`, 160)).toBe(`/api/media/public/${ID}/160.webp`);
  expect(narrowed('blob:x', 160)).toBe('blob:x');
});
