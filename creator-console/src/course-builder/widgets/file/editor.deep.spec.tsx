import { renderEditor } from '../../testing/render-editor';
import { testFileEditor } from '../../testing/file-editor';
import { texts } from '../parts/texts';

testFileEditor('file', {
  label: texts.chosen('file'),
  fitting: ['garden.webp', 'walk.mp4', 'breath.mp3', 'workbook.pdf'],
  saved: { mediaAssetId: 'garden.webp', fileName: 'garden.webp', caption: '' },
  wrong: new File([''], 'walk.vtt', { type: 'text/vtt' }),
});

test('a file is offered under a custom name, or under its own if that is cleared', async () => {
  const { field, fill, sent } = renderEditor('file', { mediaAssetId: 'workbook.pdf', caption: '' });
  expect(field(texts.fileTitle)).toHaveAttribute('maxlength', '200');
  await fill(texts.fileTitle, 'Week 1.pdf');
  expect(sent()).toEqual({ mediaAssetId: 'workbook.pdf', caption: '', fileName: 'Week 1.pdf' });
  await fill(texts.fileTitle, '');
  expect(sent()).toEqual({ mediaAssetId: 'workbook.pdf', caption: '' });
});
