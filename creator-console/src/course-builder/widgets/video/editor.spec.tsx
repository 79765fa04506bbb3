import { screen } from '@testing-library/react';
import { renderEditor } from '../../testing/render-editor';
import { testFileEditor } from '../../testing/file-editor';
import { testTitleAndTranscript } from '../../testing/title-and-transcript';
import { texts as shared } from '../parts/texts';
import { texts } from './texts';

testFileEditor('video', {
  label: shared.chosen('video'),
  fitting: ['walk.mp4'],
  saved: {
    mediaAssetId: 'walk.mp4',
    caption: '',
    transcript: null,
    captionsAssetId: null,
    posterAssetId: null,
  },
  wrong: new File([''], 'garden.webp', { type: 'image/webp' }),
});
testTitleAndTranscript('video');

test.each([
  [texts.captions, 'walk.vtt', 'captionsAssetId'],
  [texts.poster, 'garden.webp', 'posterAssetId'],
])('%s of a video are chosen from the library and removed again', async (name, fileName, setting) => {
  const { user, sent } = renderEditor('video', { mediaAssetId: 'walk.mp4', caption: '' });
  const chooser = screen.getByRole('combobox', { name });
  expect(chooser).not.toBeRequired();
  await user.click(chooser);
  await user.click(await screen.findByRole('option'));
  await user.tab();
  expect(sent()).toMatchObject({ [setting]: fileName });
  await user.clear(chooser);
  await user.tab();
  expect(sent()).toMatchObject({ [setting]: null });
});
