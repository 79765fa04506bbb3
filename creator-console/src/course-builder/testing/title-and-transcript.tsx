import { texts } from '../widgets/parts/texts';
import { renderEditor } from './render-editor';

/** Tests shared by the video and audio editors. */
export function testTitleAndTranscript(type: 'audio' | 'video'): void {
  const settings = { mediaAssetId: 'file', caption: '', title: 'Walk', transcript: null };

  test('without a title it uses the file’s name: no title is sent', async () => {
    const { fill, sent } = renderEditor(type, settings);
    await fill(texts.fileTitle, '');
    expect(sent()).not.toHaveProperty('title');
    await fill(texts.fileTitle, 'A walk');
    expect(sent()).toMatchObject({ title: 'A walk' });
  });

  test('a transcript is written, and an emptied one is removed', async () => {
    const { fill, sent } = renderEditor(type, settings);
    await fill(texts.transcript, 'Hello.');
    expect(sent()).toMatchObject({ transcript: 'Hello.' });
    await fill(texts.transcript, '');
    expect(sent()).toMatchObject({ transcript: null });
  });

  test('the title has at most 160 characters and the transcript 20,000', () => {
    const { field } = renderEditor(type);
    expect(field(texts.fileTitle)).toHaveAttribute('maxlength', '160');
    expect(field(texts.transcript)).toHaveAttribute('maxlength', '20000');
  });
}
