import { renderEditor } from '../../testing/render-editor';
import { testFileEditor } from '../../testing/file-editor';
import { texts as shared } from '../parts/texts';
import { texts } from './texts';

testFileEditor('image', {
  label: shared.chosen('image'),
  fitting: ['garden.webp'],
  saved: { mediaAssetId: 'garden.webp', alt: '', caption: '' },
  wrong: new File([''], 'walk.mp4', { type: 'video/mp4' }),
});

test('a picture is described for those who can’t see it, in at most 300 characters', async () => {
  const { field, fill, sent } = renderEditor('image', { mediaAssetId: 'garden.webp', caption: '' });
  expect(field(texts.alt)).toHaveAttribute('maxlength', '300');
  await fill(texts.alt, 'A garden in spring');
  expect(sent()).toEqual({ mediaAssetId: 'garden.webp', caption: '', alt: 'A garden in spring' });
});
