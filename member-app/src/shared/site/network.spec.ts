import { networkOf } from './network';

test.each([
  ['https://instagram.com/ada', 'instagram'],
  ['https://www.YouTube.com/@ada', 'youtube'],
  ['https://open.spotify.com/show/1', 'spotify'],
  ['https://instagram.com.elsewhere.example/ada', undefined],
  ['https://notinstagram.com/ada', undefined],
  ['https://elsewhere.example/instagram.com', undefined],
  ['instagram', undefined],
])('%s belongs to %s', (url, network) => expect(networkOf(url)).toBe(network));
