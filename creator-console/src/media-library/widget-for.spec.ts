import type { MediaAsset } from '../shared/uploads/kind-of';
import { widgetFor } from './widget-for';

const asset: MediaAsset = {
  id: 'a',
  fileName: 'Morning walk.mp4',
  fileType: 'video',
  mimeType: 'video/mp4',
  fileSize: 10,
  url: '/video',
  downloadUrl: '/video?keep',
  storageUrl: '/x',
  captionsAssetId: null,
  captionsUrl: '/words',
  width: 640,
  height: 360,
  canPlayEverywhere: true,
  conversion: null,
  conversionPercent: null,
  posterUrl: null,
  originalUrl: null,
  durationSeconds: 34,
  createdAt: '2027-03-01T10:00:00.000Z',
  version: 1,
};

test.each([
  ['video', { title: 'Morning walk', captionsUrl: '/words', durationSeconds: 34 }],
  ['audio', { title: 'Morning walk', durationSeconds: 34 }],
  ['image', { alt: '' }],
  ['file', { fileName: 'Morning walk.mp4' }],
] as const)('a file of kind %s becomes that widget, with all its details', (fileType, settings) => {
  const widget = widgetFor({ ...asset, fileType });
  expect(widget?.type).toBe(fileType);
  expect(widget?.settings).toMatchObject({ mediaAssetId: 'a', mediaUrl: '/video', caption: '', ...settings });
});

test('captions alone become no widget', () => {
  expect(widgetFor({ ...asset, fileType: 'captions' })).toBeUndefined();
});
