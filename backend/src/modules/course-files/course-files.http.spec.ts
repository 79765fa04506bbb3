import { startTestApp, type TestApp } from '../../../test/app.js';
import {
  aCourseFile,
  aLessonWith,
  contentsOf,
  exportCourse,
  importCourse,
  uploadedCourse,
  zipped,
} from '../../../test/builders/course-files.js';
import { aCourse } from '../../../test/builders/courses.js';
import { aPdf, demoFile, mediaSample } from '../../../test/builders/files.js';
import { anAsset } from '../../../test/builders/media.js';
import { aCreator, aMember, type Person } from '../../../test/builders/people.js';
import { aPicture } from '../../../test/builders/uploads.js';
import { unzip } from '../../../test/zip.js';
import { days } from '../../kernel/clock.js';
import { Storage } from '../../platform/storage/index.js';
import { OutlineCopiesService, toOutlineFile, toOutlineRows } from '../courses/index.js';
import { WIDGET_TYPES } from '../widgets/index.js';
import { CourseExportsService } from './exporting/course-exports.service.js';
import { ImportCourseJob } from './importing/import-course.job.js';

let t: TestApp;
let coach: Person;
beforeAll(async () => {
  t = await startTestApp();
  coach = await aCreator(t);
});
afterAll(() => t.close());

const es = <Texts extends object>(texts: Texts) => ({ translations: { es: texts } });
const options = [
  { id: 'a', text: 'Listen' },
  { id: 'b', text: 'Explain' },
];
const feedback = { correct: 'Yes.', incorrect: 'Try again.' };
const recording = { caption: 'At home', transcript: 'Good evening.' };

/** A course with every widget type and setting. */
const WHOLE = {
  format: 'sanctum-course',
  version: 1,
  product: {
    title: 'Three Evenings',
    summary: 'For two.',
    description: 'Sit down.\n\nListen.',
    whatsInside: ['3 evenings'],
    questions: [{ title: 'A printer?', text: 'No.', ...es({ title: '¿Impresora?', text: 'No.' }) }],
    category: 'For Moms',
    duration: 'Self-Paced',
    tags: ['For Mothers', 'Confidence'],
    thumbnail: 'media/cover.png',
    thumbnailAlt: 'An oak',
    previews: ['media/inside.png'],
    files: ['media/workbook.pdf'],
    ...es({ title: 'Tres noches', whatsInside: ['3 noches'] }),
  },
  sections: [
    {
      title: 'Part',
      subtitle: 'One',
      ...es({ title: 'Parte' }),
      modules: [
        {
          title: 'First',
          subtitle: '',
          ...es({ subtitle: 'Uno' }),
          thumbnail: 'media/cover.png',
          lock: { kind: 'date', date: '2027-03-01T09:00:00.000Z' },
          lessons: [
            {
              title: 'All widgets',
              subtitle: 'Every one',
              description: 'Of them.',
              ...es({ title: 'Todos', description: 'Ellos.' }),
              thumbnail: 'media/cover.png',
              isFreePreview: true,
              completionRule: 'by_hand',
              pages: [
                {
                  title: 'Media',
                  widgets: [
                    {
                      type: 'text',
                      settings: { content: '<p>Hello</p>', ...es({ content: '<p>Hola</p>' }) },
                    },
                    {
                      type: 'image',
                      settings: { mediaAssetId: 'media/inside.png', alt: 'Oak', caption: '' },
                    },
                    {
                      type: 'video',
                      settings: {
                        mediaAssetId: 'media/walk.mp4',
                        title: 'Walk',
                        posterAssetId: 'media/poster.png',
                        ...recording,
                        ...es({ title: 'Paseo' }),
                      },
                    },
                    {
                      type: 'audio',
                      settings: { mediaAssetId: 'media/voice.m4a', title: 'Voice', ...recording },
                    },
                    {
                      type: 'file',
                      settings: {
                        mediaAssetId: 'media/workbook.pdf',
                        fileName: 'Workbook.pdf',
                        caption: 'Print it',
                      },
                    },
                    { type: 'video', settings: {} },
                  ],
                },
                {
                  title: 'Exercises',
                  ...es({ title: 'Ejercicios' }),
                  widgets: [
                    { type: 'button', settings: { label: 'More', url: '/library', variant: 'outline' } },
                    { type: 'stopwatch', settings: { initialSeconds: 90 } },
                    { type: 'calendly', settings: { url: 'https://calendly.com/maren/call', title: 'Call' } },
                    { type: 'typeform', settings: { url: 'https://maren.typeform.com/to/x', title: '' } },
                    {
                      type: 'question',
                      settings: {
                        kind: 'multiple_choice',
                        question: 'First?',
                        options,
                        correctOptionId: 'a',
                        feedback,
                        ...es({ question: '¿Primero?', options: { a: 'Escuchar', b: 'Explicar' } }),
                      },
                    },
                    { type: 'question', settings: { kind: 'journal', question: 'What did you hear?' } },
                    {
                      type: 'opinionScale',
                      settings: { question: 'Calm?', min: 1, max: 5, minLabel: 'No', maxLabel: 'Yes' },
                    },
                    {
                      type: 'video_link',
                      settings: { url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ', title: 'Elsewhere' },
                    },
                    {
                      type: 'quiz',
                      settings: {
                        title: 'Learned?',
                        passPercent: 60,
                        attempts: 3,
                        isRequired: true,
                        questions: [{ id: 'q', text: 'First?', options, correctOptionIds: ['a'], feedback }],
                      },
                    },
                    {
                      type: 'assignment',
                      settings: {
                        title: 'A letter',
                        instructions: '<p>Write to her.</p>',
                        accepts: 'text',
                        isRequired: true,
                        ...es({ title: 'Una carta' }),
                      },
                    },
                  ],
                },
              ],
            },
          ],
        },
        { title: 'Second', lock: { kind: 'days_after_enrollment', days: 7 }, lessons: [{ title: 'Empty' }] },
        { title: 'Third', lock: { kind: 'after_previous' } },
      ],
    },
  ],
  media: [
    { file: 'media/cover.png', name: 'cover.png' },
    { file: 'media/inside.png', name: 'inside.png' },
    { file: 'media/poster.png', name: 'poster.png' },
    { file: 'media/walk.mp4', name: 'walk.mp4', captions: { en: 'media/walk.vtt', es: 'media/walk-es.vtt' } },
    { file: 'media/walk.vtt', name: 'walk.vtt' },
    { file: 'media/walk-es.vtt', name: 'walk-es.vtt' },
    { file: 'media/voice.m4a', name: 'voice.m4a' },
    { file: 'media/workbook.pdf', name: 'workbook.pdf' },
  ],
};
const CAPTIONS = Buffer.from('WEBVTT\n\n00:00.000 --> 00:02.000\nHello\n');

async function theMedia(): Promise<Record<string, Buffer>> {
  const picture = await aPicture(40, 30);
  return {
    'media/cover.png': picture,
    'media/inside.png': picture,
    'media/poster.png': picture,
    'media/walk.mp4': demoFile('video/seeds-candle.mp4'),
    'media/walk.vtt': CAPTIONS,
    'media/walk-es.vtt': CAPTIONS,
    'media/voice.m4a': demoFile('audio/morning-bells.m4a'),
    'media/workbook.pdf': aPdf(),
  };
}

const coursesTitled = async (title: string): Promise<number> =>
  (await t.database.query('select from products where title = $1', [title])).length;

describe('a course as one file', () => {
  let first: Buffer;
  let courseId: string;
  beforeAll(async () => {
    const made = await importCourse(t, coach, zipped(WHOLE, await theMedia()));
    expect(made).toMatchObject({ state: 'ready', progressPercent: 100, problems: [] });
    courseId = made.courseId!;
    first = await exportCourse(t, coach, courseId, 'draft');
  });

  test('is a draft product with all its parts', async () => {
    const { body } = await coach.browser.get(`/api/creator/products/${courseId}`).expect(200);
    expect(body).toMatchObject({ title: 'Three Evenings', status: 'draft', type: 'course', price: null });
    expect(body.files).toHaveLength(1);
    const types = contentsOf(first).sections.flatMap(({ modules }) =>
      modules.flatMap(({ lessons }) =>
        lessons.flatMap(({ pages }) => pages.flatMap(({ widgets }) => widgets as { type: string }[])),
      ),
    );
    expect(new Set(types.map(({ type }) => type))).toEqual(new Set(WIDGET_TYPES));
  });

  test('has everything that was written in the file it was made from', () => {
    const { product, sections } = contentsOf(first);
    const { thumbnail: _, previews: __, files: ___, ...words } = WHOLE.product;
    expect(product).toMatchObject(words);
    const withoutFiles = (part: unknown) =>
      JSON.parse(JSON.stringify(part).replaceAll(/"media\/[^"]+"/g, '"a file"')) as object[];
    expect(withoutFiles(sections)).toMatchObject(withoutFiles(WHOLE.sections));
  });

  test('is the same after importing it and exporting it again', async () => {
    const again = await importCourse(t, coach, first);
    const second = await exportCourse(t, coach, again.courseId!, 'draft');
    expect(contentsOf(second)).toEqual(contentsOf(first));
    expect([...unzip(second).keys()]).toEqual([...unzip(first).keys()]);
    expect(again.courseId).not.toBe(courseId);
  });

  test('has no ids, prices or people', () => {
    const text = JSON.stringify(contentsOf(first));
    expect(text).not.toMatch(/[\da-f]{8}-[\da-f]{4}-/);
    expect(text).not.toContain('priceCents');
    expect(text).not.toContain('"creator"');
  });

  test('takes every column of its outline along, except places, versions and publication', async () => {
    const rows = await t.database.transaction((tx) =>
      t.app.get(OutlineCopiesService, { strict: false }).read(tx, courseId, 'draft'),
    );
    const file = toOutlineFile(
      rows,
      () => null,
      () => [],
    );
    const made = toOutlineRows(courseId, file, () => null).rows;
    for (const level of ['sections', 'modules', 'lessons', 'pages'] as const) {
      const { version: _, published_at: __, ...stored } = rows[level]![0]!;
      expect(Object.keys(made[level][0]!).toSorted()).toEqual(Object.keys(stored).toSorted());
    }
  });

  test('is taken live or as a draft', async () => {
    const course = await aCourse(t, { sections: [[{ lessons: [{ title: 'Live' }, { title: 'Hidden' }] }]] });
    await coach.browser
      .patch(`/api/creator/lessons/${course.lessons[0]!.id}`)
      .send({ subtitle: 'Seen' })
      .expect(200);
    await coach.browser.post(`/api/creator/lessons/${course.lessons[1]!.id}/unpublish`).send({}).expect(204);
    const titles = async (edition: 'live' | 'draft') =>
      contentsOf(await exportCourse(t, coach, course.id, edition)).sections[0]!.modules[0]!.lessons.map(
        ({ title }) => title,
      );
    expect(await titles('live')).toEqual(['Live']);
    expect(await titles('draft')).toEqual(['Live', 'Hidden']);
  });
});

describe('an export', () => {
  test('leaves out a file that is missing in the storage, and names it', async () => {
    const asset = await anAsset(t, { fileName: 'gone.pdf' });
    const download = { type: 'file' as const, settings: { mediaAssetId: asset.id, fileName: 'Gone' } };
    const course = await aCourse(t, { sections: [[{ lessons: [{ widgets: [download] }] }]] });
    await t.app.get(Storage).delete(asset.objectKey);
    const contents = contentsOf(await exportCourse(t, coach, course.id));
    expect(contents.media).toEqual([]);
    expect(JSON.stringify(contents)).not.toContain('gone.pdf');
    const { body } = await coach.browser.get(`/api/creator/courses/${course.id}/export`).expect(200);
    expect(body).toMatchObject({ state: 'ready', edition: 'live', leftOut: ['gone.pdf'] });
  });

  test('requested ten times at once is prepared once, and is deleted after seven days', async () => {
    const course = await aCourse(t);
    const path = `/api/creator/courses/${course.id}/export`;
    const ask = () => coach.browser.post(`${path}/prepare`).send({ edition: 'live' }).expect(200);
    await Promise.all(Array.from({ length: 10 }, ask));
    const exports = () => t.database.query('select from course_exports where course_id = $1', [course.id]);
    expect(await exports()).toHaveLength(1);
    await coach.browser.get(`${path}/download`).expect(404);
    await t.runJobs();
    await coach.browser.get(`${path}/download`).expect(200);
    t.clock.advance(days(7));
    await t.app.get(CourseExportsService, { strict: false }).forgetExpired();
    expect(await exports()).toHaveLength(0);
    const fresh = await aCreator(t);
    const { body } = await fresh.browser.get(path).expect(200);
    expect(body).toMatchObject({ state: 'none', edition: null });
    coach = fresh;
  });

  test('is for the coach alone', async () => {
    const course = await aCourse(t);
    const member = await aMember(t);
    await member.browser.get(`/api/creator/courses/${course.id}/export`).expect(403);
    await member.browser.get('/api/creator/course-imports').expect(403);
  });
});

describe('an import', () => {
  const titled = (title: string) =>
    aCourseFile({ product: { title, description: 'x', category: 'For Moms' } });

  test('of one upload by two calls at once makes one course, and of two uploads two', async () => {
    const bytes = zipped(titled('Once'));
    const storageUrl = await uploadedCourse(coach, bytes);
    const start = () => coach.browser.post('/api/creator/course-imports').send({ storageUrl });
    const answers = await Promise.all([start(), start()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    await t.runJobs();
    expect(await coursesTitled('Once')).toBe(1);
    await importCourse(t, coach, bytes);
    expect(await coursesTitled('Once')).toBe(2);
  });

  test('that is run by two workers at once makes one course', async () => {
    const storageUrl = await uploadedCourse(coach, zipped(titled('Raced')));
    const { body } = await coach.browser.post('/api/creator/course-imports').send({ storageUrl }).expect(201);
    const job = t.app.get(ImportCourseJob, { strict: false });
    const run = () => job.run({ importId: body.id });
    await Promise.allSettled([run(), run()]);
    await t.runJobs();
    expect(await coursesTitled('Raced')).toBe(1);
    const left = await t.app.get(Storage).keys('uploads/');
    expect(left.filter((key) => storageUrl.endsWith(key))).toEqual([]);
  });

  test('cleans hostile HTML as the editor does', async () => {
    const hostile = { type: 'text', settings: { content: '<p onclick="x()">Hi<script>x()</script></p>' } };
    const file = aCourseFile({
      sections: [{ title: 'P', modules: [{ title: 'M', lessons: [aLessonWith([hostile])] }] }],
    });
    const { courseId } = await importCourse(t, coach, zipped(file));
    const text = JSON.stringify(contentsOf(await exportCourse(t, coach, courseId!, 'draft')));
    expect(text).toContain('<p>Hi</p>');
  });

  test('converts a video that not all browsers can play', async () => {
    const video = { type: 'video', settings: { mediaAssetId: 'media/phone.mov', title: 'Phone' } };
    const file = aCourseFile({
      sections: [{ title: 'P', modules: [{ title: 'M', lessons: [aLessonWith([video])] }] }],
      media: [{ file: 'media/phone.mov', name: 'phone.mov' }],
    });
    const made = await importCourse(t, coach, zipped(file, { 'media/phone.mov': mediaSample('phone.mov') }));
    expect(made.state).toBe('ready');
    const [asset] = await t.database.query<{ conversion: string }>(
      `select conversion from media_assets where file_name = 'phone.mov'`,
    );
    expect(asset!.conversion).toBe('waiting');
  });

  test('whose media have problems adds nothing, and lists each', async () => {
    const image = (name: string) => ({ type: 'image', settings: { mediaAssetId: name, alt: '' } });
    const names = ['media/fake.png', 'media/broken.png', 'media/workbook.pdf'];
    const file = aCourseFile({
      product: { title: 'Refused', description: 'x', category: 'For Moms' },
      sections: [{ title: 'P', modules: [{ title: 'M', lessons: [aLessonWith(names.map(image))] }] }],
      media: names.map((name) => ({ file: name, name: name.slice(6) })),
    });
    const picture = await aPicture(40, 30);
    const media = {
      'media/fake.png': Buffer.from('MZ\u0090\u0000 a program'),
      'media/broken.png': picture.subarray(0, picture.length / 2),
      'media/workbook.pdf': aPdf(),
    };
    const made = await importCourse(t, coach, zipped(file, media));
    expect(made).toMatchObject({ state: 'refused', courseId: null });
    expect(made.problems.map(({ place }) => place)).toEqual([
      'media/fake.png',
      'media/broken.png',
      'sections.0.modules.0.lessons.0.pages.0.widgets.2.settings.mediaAssetId',
    ]);
    expect(await coursesTitled('Refused')).toBe(0);
  });
});
