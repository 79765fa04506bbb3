import { databaseBefore, type OldDatabase } from '../../test/old-database.js';
import { newId } from '../kernel/ids.js';
import { CaptionsByLanguage1763600001820 } from './1763600001820-captions-by-language.js';

let old: OldDatabase;
beforeAll(async () => {
  old = await databaseBefore(CaptionsByLanguage1763600001820);
});
afterAll(() => old.close());

const aFile = async (kind: 'video' | 'captions', captions: string | null = null): Promise<string> => {
  const id = newId();
  await old.addRow('media_assets', { id, kind, object_key: `media/${id}`, captions_asset_id: captions });
  return id;
};

test('the captions of videos and of lessons become English captions of the videos, and the lessons forget them', async () => {
  const [own, ofDraft, ofLive] = [await aFile('captions'), await aFile('captions'), await aFile('captions')];
  const [first, second, third] = [await aFile('video', own), await aFile('video', own), await aFile('video')];
  const widget = (mediaAssetId: string, captionsAssetId: string | null) => ({
    type: 'video',
    settings: JSON.stringify({ mediaAssetId, title: 'Walk', captionsAssetId }),
  });
  await old.addRow('widgets', widget(first, null));
  await old.addRow('widgets', { ...widget(second, ofDraft), order_index: 2 });
  await old.addRow('widgets', { ...widget(third, ofDraft), order_index: 3 });
  await old.addRow('published_widgets', widget(third, ofLive));
  await old.addRow('widget_bin', widget(newId(), newId()));
  const text = { id: 'b', type: 'text', settings: { content: '<p>"captionsAssetId"</p>' } };
  const pages = [
    {
      id: 'p',
      title: 'Page 1',
      widgets: [{ id: 'a', type: 'video', settings: { title: 'Walk', captionsAssetId: own } }, text],
    },
  ];
  for (const table of ['lesson_versions', 'lesson_templates'])
    await old.addRow(table, {
      content: JSON.stringify({ pages: [...pages, { id: 'q', title: 'Page 2', widgets: [] }] }),
      ...(table === 'lesson_versions' && { changed_types: '[]' }),
    });

  const now = await old.migrate();
  const captions = await now.query<object[]>(
    'select video_id, language, captions_asset_id from media_captions',
  );
  expect(captions).toHaveLength(3);
  expect(captions).toEqual(
    expect.arrayContaining(
      [
        [first, own],
        [second, ofDraft],
        [third, ofLive],
      ].map(([video_id, captions_asset_id]) => ({ video_id, language: 'en', captions_asset_id })),
    ),
  );
  for (const table of ['widgets', 'published_widgets', 'widget_bin']) {
    const rows = await now.query<{ settings: object }[]>(`select settings from ${table}`);
    expect(rows.length).toBeGreaterThan(0);
    for (const { settings } of rows)
      expect(settings).toEqual({ mediaAssetId: expect.any(String), title: 'Walk' });
  }
  for (const table of ['lesson_versions', 'lesson_templates'])
    expect(await now.query(`select content from ${table}`)).toEqual([
      {
        content: {
          pages: [
            {
              id: 'p',
              title: 'Page 1',
              widgets: [{ id: 'a', type: 'video', settings: { title: 'Walk' } }, text],
            },
            { id: 'q', title: 'Page 2', widgets: [] },
          ],
        },
      },
    ]);
});
