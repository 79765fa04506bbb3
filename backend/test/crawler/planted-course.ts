import { newId } from '../../src/kernel/ids.js';
import type { MediaAsset } from '../../src/modules/media/index.js';
import type { TestApp } from '../app.js';
import { aCourse, type BuiltCourse, type LessonShape } from '../builders/courses.js';
import { anAsset } from '../builders/media.js';

/** Returns a unique text. */
const aMarker = (): string => `marker-${newId()}`;

/** A lesson with a marker in every part. */
interface Planted {
  lesson: LessonShape;
  /** Markers that an owner gets when the lesson is open. */
  told: string[];
  assets: MediaAsset[];
}

export interface PlantedCourse {
  course: BuiltCourse;
  paid: Planted;
  /** Lesson in a module that opens in 2099. */
  locked: Planted;
  /** All ids of the course that a request can contain. */
  ids: string[];
}

/** Creates a course with a marker in every text, file name and file of its paid and locked lessons. */
export async function plantCourse(t: TestApp): Promise<PlantedCourse> {
  const paid = await aPlantedLesson(t);
  const locked = await aPlantedLesson(t);
  const lockedTitle = aMarker();
  const course = await aCourse(t, {
    sections: [
      [
        { lessons: [{ isFreePreview: true, videos: 1 }, paid.lesson] },
        {
          lock: { kind: 'date', date: '2099-01-01T00:00:00Z' },
          lessons: [{ ...locked.lesson, title: lockedTitle }],
        },
      ],
    ],
  });
  for (const [planted, lesson] of [
    [paid, course.lessons[1]!],
    [locked, course.lessons[2]!],
  ] as const) {
    const subtitle = aMarker();
    const description = aMarker();
    await t.database.query('update lessons set subtitle = $2, description = $3 where id = $1', [
      lesson.id,
      subtitle,
      description,
    ]);
    planted.told.push(subtitle, description);
  }
  locked.told.push(lockedTitle);
  const widgets = await t.database.query<{ id: string }>(
    `select id from widgets where type in ('video', 'question')`,
  );
  const files = [paid, locked].flatMap(({ assets }) => assets.filter(({ kind }) => SERVED.includes(kind)));
  return {
    course,
    paid,
    locked,
    ids: [
      course.id,
      ...course.modules,
      ...course.lessons.map(({ id }) => id),
      ...[...widgets, ...files].map(({ id }) => id),
    ],
  };
}

/** Kinds of media that the API might serve. */
const SERVED: MediaAsset['kind'][] = ['image', 'video', 'file'];

/** Creates a lesson with one widget of each type that has content, including files. */
async function aPlantedLesson(t: TestApp): Promise<Planted> {
  const assets: MediaAsset[] = [];
  const told: string[] = [];
  const mark = (): string => {
    const marker = aMarker();
    told.push(marker);
    return marker;
  };
  const stored = async (kind: MediaAsset['kind'], mimeType: string): Promise<string> => {
    const asset = await anAsset(t, { kind, mimeType, fileName: aMarker() }, Buffer.from(aMarker()));
    assets.push(asset);
    return asset.id;
  };
  const widgets: LessonShape['widgets'] = [
    { type: 'text', settings: { content: `<p>${mark()}</p>` } },
    {
      type: 'video',
      settings: {
        mediaAssetId: await stored('video', 'video/mp4'),
        posterAssetId: await stored('image', 'image/png'),
        title: mark(),
        transcript: mark(),
      },
    },
    {
      type: 'audio',
      settings: { mediaAssetId: await stored('audio', 'audio/mp4'), title: mark(), transcript: mark() },
    },
    {
      type: 'image',
      settings: { mediaAssetId: await stored('image', 'image/png'), alt: mark(), caption: mark() },
    },
    {
      type: 'file',
      settings: {
        mediaAssetId: await stored('file', 'application/pdf'),
        fileName: `${mark()}.pdf`,
        caption: mark(),
      },
    },
    { type: 'button', settings: { label: mark(), url: `https://example.org/${mark()}` } },
    { type: 'question', settings: { kind: 'journal', question: mark() } },
    { type: 'opinionScale', settings: { question: mark(), minLabel: mark(), maxLabel: mark() } },
  ];
  return { lesson: { widgets }, told, assets };
}
