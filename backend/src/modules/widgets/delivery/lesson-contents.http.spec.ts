import { startTestApp, type TestApp } from '../../../../test/app.js';
import { aCourse } from '../../../../test/builders/courses.js';
import { anAsset, captionsFor } from '../../../../test/builders/media.js';
import { newId } from '../../../kernel/ids.js';
import { LessonContentsQueries } from '../index.js';

let t: TestApp;
let contents: LessonContentsQueries;
beforeAll(async () => {
  t = await startTestApp();
  contents = t.app.get(LessonContentsQueries, { strict: false });
});
afterAll(() => t.close());

const LIVE = { framesOpen: true, edition: 'live', language: 'en' } as const;

describe('the contents of a lesson', () => {
  test('have signed addresses for files, and everything else as written', async () => {
    const asset = await anAsset(t, {
      kind: 'video',
      fileName: 'hallway.mp4',
      mimeType: 'video/mp4',
      durationSeconds: 34,
    });
    await captionsFor(t, asset, 'hallway.vtt');
    const poster = await anAsset(t, {
      kind: 'image',
      fileName: 'hallway.webp',
      mimeType: 'image/webp',
      width: 960,
      height: 540,
    });
    const paper = await anAsset(t);
    const course = await aCourse(t, {
      sections: [
        [
          {
            lessons: [
              {
                widgets: [
                  { type: 'text', settings: { content: '<p>Hello<script>x</script></p>' } },
                  {
                    type: 'video',
                    settings: {
                      mediaAssetId: asset.id,
                      posterAssetId: poster.id,
                      title: 'The hallway',
                      transcript: 'One evening …',
                    },
                  },
                  { type: 'image', settings: { mediaAssetId: poster.id, alt: 'A hallway' } },
                  { type: 'file', settings: { mediaAssetId: paper.id, fileName: 'Field notes.pdf' } },
                  { type: 'stopwatch', settings: { initialSeconds: 60 } },
                ],
              },
            ],
          },
        ],
      ],
    });
    const [page] = await contents.contentsOf(course.lessons[0]!.id, LIVE);
    const signed = expect.stringContaining('X-Amz-Signature=');
    expect(page).toMatchObject({ title: 'Page 1', order: 0 });
    expect(page!.widgets.map(({ type, settings }) => ({ type, settings }))).toEqual([
      { type: 'text', settings: { content: '<p>Hello</p>' } },
      {
        type: 'video',
        settings: {
          url: signed,
          mimeType: 'video/mp4',
          fileName: 'hallway.mp4',
          fileSize: asset.fileSize,
          height: null,
          smaller: null,
          title: 'The hallway',
          caption: '',
          durationSeconds: 34,
          captions: [{ language: 'en', url: signed }],
          posterUrl: signed,
          transcript: 'One evening …',
        },
      },
      {
        type: 'image',
        settings: {
          url: signed,
          mimeType: 'image/webp',
          fileName: 'hallway.webp',
          fileSize: poster.fileSize,
          alt: 'A hallway',
          caption: '',
          width: 960,
          height: 540,
        },
      },
      {
        type: 'file',
        settings: {
          url: expect.stringContaining('response-content-disposition=attachment'),
          mimeType: 'application/pdf',
          fileName: 'Field notes.pdf',
          fileSize: paper.fileSize,
          caption: '',
        },
      },
      { type: 'stopwatch', settings: { initialSeconds: 60 } },
    ]);
  });

  test('offer any file as a download under its name, also a picture or a video', async () => {
    const picture = await anAsset(t, { kind: 'image', mimeType: 'image/webp', fileName: 'poster.webp' });
    const course = await aCourse(t, {
      sections: [
        [
          {
            lessons: [
              {
                widgets: [
                  { type: 'file', settings: { mediaAssetId: picture.id, fileName: 'Poster' } },
                  { type: 'image', settings: { mediaAssetId: picture.id, alt: '' } },
                ],
              },
            ],
          },
        ],
      ],
    });
    const [page] = await contents.contentsOf(course.lessons[0]!.id, LIVE);
    const urls = page!.widgets.map(({ settings }) => (settings as { url: string }).url);
    const attached = expect.stringContaining('response-content-disposition=attachment');
    expect(urls).toEqual([attached, expect.not.stringContaining('response-content-disposition')]);
  });

  test('open without a missing file', async () => {
    const course = await aCourse(t, {
      sections: [
        [{ lessons: [{ widgets: [{ type: 'audio', settings: { mediaAssetId: newId(), title: 'x' } }] }] }],
      ],
    });
    const [page] = await contents.contentsOf(course.lessons[0]!.id, LIVE);
    expect(page!.widgets).toEqual([]);
  });

  test('of a missing lesson are empty', async () => {
    expect(await contents.contentsOf(newId(), LIVE)).toEqual([]);
  });
});

describe('a video', () => {
  test('is found with its lesson and its asset', async () => {
    const course = await aCourse(t);
    expect(await contents.video(course.lessons[1]!.videos[0]!)).toEqual({
      id: course.lessons[1]!.videos[0],
      lessonId: course.lessons[1]!.id,
      courseId: course.id,
      title: 'Video 1',
      mediaAssetId: expect.any(String),
      durationSeconds: 60,
    });
    expect(await contents.video(newId())).toBeUndefined();
  });
});
