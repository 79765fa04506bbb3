import { cleanup, screen } from '@testing-library/react';
import { renderEditor } from '../../testing/render-editor';
import { testFileEditor } from '../../testing/file-editor';
import { testTitleAndTranscript } from '../../testing/title-and-transcript';
import { texts as shared } from '../parts/texts';
import { texts as library } from '../../../media-library/texts';
import { texts } from './texts';

testFileEditor('video', {
  label: shared.chosen('video'),
  fitting: ['walk.mp4'],
  saved: {
    mediaAssetId: 'walk.mp4',
    caption: '',
    transcript: null,
    posterAssetId: null,
  },
  wrong: new File([''], 'garden.webp', { type: 'image/webp' }),
});
testTitleAndTranscript('video');

test('the cover image of a video is chosen in the library and taken away again', async () => {
  const { user, sent } = renderEditor('video', { mediaAssetId: 'walk.mp4', caption: '' });
  const chooser = screen.getByRole('combobox', { name: texts.poster });
  expect(chooser).not.toBeRequired();
  await user.click(chooser);
  await user.click(await screen.findByRole('option'));
  await user.tab();
  expect(sent()).toMatchObject({ posterAssetId: 'garden.webp' });
  await user.clear(chooser);
  await user.tab();
  expect(sent()).toMatchObject({ posterAssetId: null });
});

test('before an upload the coach reads that the site can’t convert, and no longer once there is a file', async () => {
  renderEditor('video');
  expect(await screen.findByText(library.conversion.missing)).toBeVisible();
  cleanup();
  renderEditor('video', { mediaAssetId: 'walk.mp4', caption: '' });
  await screen.findByDisplayValue('walk.mp4');
  expect(screen.queryByText(library.conversion.missing)).toBeNull();
});

test('the captions of the video are listed, and edited from here', async () => {
  renderEditor('video', { mediaAssetId: 'walk.mp4', caption: '' });
  expect(await screen.findByRole('region', { name: library.captions.title })).toHaveTextContent(
    library.captions.none,
  );
});
