import { isFromOurPages } from './same-origin.js';

const ours = ['https://sanctum.example'];

test.each([
  [{ site: 'same-origin' }, true],
  [{ site: 'none' }, true],
  [{ site: 'same-site' }, false],
  [{ site: 'cross-site' }, false],
  [{ site: 'cross-site', origin: 'https://sanctum.example' }, false],
  [{ origin: 'https://sanctum.example' }, true],
  [{ origin: 'https://evil.example' }, false],
  [{ origin: 'null' }, false],
  [{}, true],
])('an unsafe call with %j passes: %s', (headers, passes) =>
  expect(isFromOurPages(headers, ours)).toBe(passes),
);
