import { fireEvent, screen, waitFor } from '@testing-library/react';
import { texts as library } from '../../media-library/texts';
import { texts as editing } from '../editing/texts';
import { texts } from '../widgets/parts/texts';
import { renderEditor } from './render-editor';

interface FileCase {
  label: string;
  /** Media files that this widget can show; a test chooses the first. */
  fitting: readonly [string, ...string[]];
  /** Settings saved when only that file was chosen. */
  saved: object;
  /** A file from the computer of the wrong type. */
  wrong: File;
}

/** Tests shared by the image, video, audio and file editors. */
export function testFileEditor(
  type: 'image' | 'video' | 'audio' | 'file',
  { label, fitting, saved, wrong }: FileCase,
): void {
  const [name] = fitting;
  const settings = { mediaAssetId: name, caption: '' };
  const chooser = () => screen.getByRole('combobox', { name: label });

  test('a file is chosen among the library’s files of that type, and saved', async () => {
    const { user, sent } = renderEditor(type);
    await user.click(chooser());
    const options = await screen.findAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(
      fitting.map((fileName) => library.of(fileName, 0)),
    );
    await user.click(options[0]!);
    await user.tab();
    expect(sent()).toEqual(saved);
    expect(chooser()).toHaveValue(name);
  });

  test('without a file it cannot be finished, and leads to the field that says so', async () => {
    const { fill, done, sent, onClose } = renderEditor(type);
    await fill(texts.caption, 'In spring');
    expect(screen.getByText(editing.missingWords([texts.missing.mediaAssetId]))).toBeVisible();
    expect(chooser()).toHaveAttribute('aria-invalid', 'false');
    await done();
    expect(chooser()).toHaveAccessibleDescription(editing.mediaNeeded);
    await waitFor(() => expect(chooser()).toHaveFocus());
    expect([sent(), onClose.mock.calls]).toEqual([undefined, []]);
  });

  test('a dropped file of another type is not uploaded, and the field says why', async () => {
    renderEditor(type);
    fireEvent.drop(chooser(), { dataTransfer: { types: ['Files'], files: [wrong] } });
    expect(chooser()).toHaveAccessibleDescription(library.wrongKind);
  });

  test('a file that was deleted from the library is reported missing at its field', async () => {
    renderEditor(type, { ...settings, mediaAssetId: 'deleted' });
    expect(await screen.findByText(library.gone)).toBeVisible();
    expect(chooser()).toBeInvalid();
  });

  test('a file and a caption that the server refuses are marked', async () => {
    const { field, fill, refuse } = renderEditor(type, settings);
    refuse({ mediaAssetId: 'This file doesn’t exist or has a different type', caption: 'Too big' });
    await fill(texts.caption, 'In spring');
    expect(await screen.findByText(editing.wrong.media)).toBeVisible();
    expect(chooser()).toBeInvalid();
    expect(field(texts.caption)).toHaveAccessibleDescription(editing.wrong.tooLong);
  });

  test('the caption has at most 300 characters', () => {
    const { field } = renderEditor(type);
    expect(field(texts.caption)).toHaveAttribute('maxlength', '300');
  });
}
