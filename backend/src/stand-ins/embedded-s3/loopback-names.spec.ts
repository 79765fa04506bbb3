import { LoopbackNames } from './loopback-names.js';

const FILE = '/_s3/sanctum/media/video?X-Amz-Signature=1';

const renamed = (publicUrl: string, host: string | undefined): string => {
  const names = new LoopbackNames(publicUrl);
  let url = '';
  names.during(host, () => (url = names.rename(publicUrl + FILE)));
  return url;
};

test.each([
  ['http://localhost:3000', '127.0.0.1:3000', 'http://127.0.0.1:3000'],
  ['http://localhost:3000', '[::1]:3000', 'http://[::1]:3000'],
  ['http://127.0.0.1:3000', 'localhost:3000', 'http://localhost:3000'],
  ['http://localhost', '127.0.0.1', 'http://127.0.0.1'],
  // as everywhere else, and with invented headers
  ['http://localhost:3000', 'localhost:3000', 'http://localhost:3000'],
  ['http://localhost:3000', '127.0.0.1:4000', 'http://localhost:3000'],
  ['http://localhost:3000', 'evil.example:3000', 'http://localhost:3000'],
  ['http://localhost:3000', '127.0.0.1:3000@evil.example', 'http://localhost:3000'],
  ['http://localhost:3000', 'not a host', 'http://localhost:3000'],
  ['http://localhost:3000', undefined, 'http://localhost:3000'],
  ['https://sanctum.example', 'localhost', 'https://sanctum.example'],
])('files of %s, requested at %s, have addresses at %s', (publicUrl, host, origin) => {
  expect(renamed(publicUrl, host)).toBe(origin + FILE);
});

test('an address without a request is the public one', () => {
  expect(new LoopbackNames('http://localhost:3000').rename('http://localhost:3000/x')).toBe(
    'http://localhost:3000/x',
  );
});
