import { WIDGET_TYPES } from './catalogue';
import { draftOf, toSend } from './draft';

test.each(WIDGET_TYPES)('a new %s begins with what its editor needs', (type) => {
  expect(Object.keys(draftOf(type, {})).length).toBeGreaterThan(0);
  expect(draftOf(type, { kept: 1 })).toEqual({ kept: 1 });
});

test('what is only shown does not travel', () => {
  const shown = {
    mediaUrl: 'u',
    mimeType: 'm',
    fileSize: 1,
    durationSeconds: 2,
    captionsUrl: null,
    posterUrl: null,
  };
  expect(toSend('video', { mediaAssetId: 'a', fileName: 'f.mp4', title: 'Film', ...shown })).toEqual({
    mediaAssetId: 'a',
    title: 'Film',
  });
});

test.each([
  ['audio', { title: ' ' }, {}],
  ['file', { fileName: '' }, {}],
  ['file', { fileName: 'A.pdf' }, { fileName: 'A.pdf' }],
  ['calendly', { title: '' }, { title: '' }],
] as const)('of a %s with %j is sent: %j', (type, draft, sent) => expect(toSend(type, draft)).toEqual(sent));
