import { startTestApp, type TestApp } from '../../../test/app.js';
import { aCourseFile, aLessonWith, uploadedCourse, zipped } from '../../../test/builders/course-files.js';
import { aPdf, aZip } from '../../../test/builders/files.js';
import { aCreator, type Person } from '../../../test/builders/people.js';

let t: TestApp;
let coach: Person;
beforeAll(async () => {
  t = await startTestApp();
  coach = await aCreator(t);
});
afterAll(() => t.close());

const product = { title: 'Hostile', description: 'x', category: 'For Moms' };
const course = (changes: object = {}) => aCourseFile({ product, ...changes });
const withLesson = (lesson: object, changes: object = {}) =>
  course({ sections: [{ title: 'P', modules: [{ title: 'M', lessons: [lesson] }] }], ...changes });
const withWidget = (widget: object, changes: object = {}) => withLesson(aLessonWith([widget]), changes);
const image = (file: string) => ({ type: 'image', settings: { mediaAssetId: file, alt: '' } });
const listed = (file: string, more: object = {}) => ({ media: [{ file, name: 'x.png', ...more }] });
const entry = (name: string, bytes = Buffer.from('x')) => ({ name, bytes });
const json = (value: unknown) => entry('course.json', Buffer.from(JSON.stringify(value)));
const manyLessons = Array.from({ length: 3 }, () => ({
  title: 'P',
  modules: [{ title: 'M', lessons: Array.from({ length: 700 }, () => ({ title: 'L' })) }],
}));

const WIDGET = 'sections.0.modules.0.lessons.0.pages.0.widgets.0';
const NO_ZIP = 'This isn’t a ZIP file, or it’s damaged';
const NO_COURSE = 'This isn’t a course file';

test.each<[what: string, file: () => Buffer, fields: Record<string, unknown>]>([
  ['something that is no zip', () => aPdf(), { storageUrl: NO_ZIP }],
  ['half a zip', () => zipped(course()).subarray(0, 100), { storageUrl: NO_ZIP }],
  ['a zip of something else', () => aZip([entry('readme.txt')]), { storageUrl: NO_COURSE }],
  ['text that is no JSON', () => aZip([entry('course.json')]), { storageUrl: NO_COURSE }],
  ['other JSON', () => zipped(null), { storageUrl: NO_COURSE }],
  [
    'a newer version',
    () => zipped(course({ version: 2 })),
    { storageUrl: 'This file is from a newer version of Sanctum' },
  ],
  ['a path that leads out', () => aZip([json(course()), entry('../../etc/passwd')]), { storageUrl: NO_ZIP }],
  ['an absolute path', () => aZip([json(course()), entry('/etc/passwd')]), { storageUrl: NO_ZIP }],
  [
    'media that lead out',
    () => zipped(withWidget(image('media/../x'), listed('media/../x'))),
    { 'media.0.file': 'File must be a file in media/' },
  ],
  [
    'two files of one name',
    () => aZip([json(course()), json(course())]),
    { storageUrl: 'This file contains two files of the same name' },
  ],
  [
    'too many files',
    () => aZip([json(course()), ...Array.from({ length: 5001 }, (_, n) => entry(`media/${n}`))]),
    { storageUrl: 'This file contains too many files' },
  ],
  [
    'a zip bomb that says so',
    () => aZip([json(course()), { name: 'media/bomb', bytes: Buffer.alloc(10), unfolded: 0xf0000000 }]),
    { storageUrl: 'This file unpacks to too many bytes' },
  ],
  [
    'a zip bomb that lies',
    () => aZip([{ ...entry('course.json', Buffer.alloc(50_000_000, ' ')), unfolded: 2000 }]),
    { storageUrl: NO_ZIP },
  ],
  [
    'too much text',
    () => aZip([entry('course.json', Buffer.alloc(11_000_000, ' '))]),
    { storageUrl: 'This course has too much text' },
  ],
  [
    'too many lessons',
    () => zipped(course({ sections: manyLessons })),
    { storageUrl: 'This course has too many lessons' },
  ],
  [
    'missing and unknown fields',
    () => zipped(course({ product: { title: '', category: 'For Cats', price: 5 }, owner: 'x' })),
    {
      'product.title': 'Title must have at least 1 characters',
      'product.description': 'Description isn’t valid',
      'product.category': expect.stringContaining('For Moms'),
      product: 'Product has an unknown field: "price"',
      storageUrl: expect.stringContaining('owner'),
    },
  ],
  [
    'an unknown lock',
    () => zipped(course({ sections: [{ title: 'P', modules: [{ title: 'M', lock: { kind: 'never' } }] }] })),
    { 'sections.0.modules.0.lock.kind': expect.stringContaining('must be one of') },
  ],
  [
    'an unknown type of widget',
    () => zipped(withWidget({ type: 'iframe', settings: {} })),
    { [`${WIDGET}.type`]: expect.stringContaining('must be one of') },
  ],
  [
    'a link that runs a script',
    () => zipped(withWidget({ type: 'button', settings: { label: 'x', url: 'javascript:alert(1)' } })),
    { [`${WIDGET}.settings.url`]: expect.stringContaining('isn’t valid') },
  ],
  [
    'a quiz with a wrong answer',
    () =>
      zipped(
        withWidget({
          type: 'question',
          settings: {
            kind: 'multiple_choice',
            question: 'x',
            options: [
              { id: 'a', text: 'a' },
              { id: 'b', text: 'b' },
            ],
            correctOptionId: 'c',
            feedback: { correct: '', incorrect: '' },
          },
        }),
      ),
    { [`${WIDGET}.settings.correctOptionId`]: expect.stringContaining('must be one of the options') },
  ],
  [
    'a widget with a file that is not listed',
    () => zipped(withWidget(image('media/none.png'))),
    { [`${WIDGET}.settings.mediaAssetId`]: 'File isn’t listed in media' },
  ],
  [
    'a widget with an id of a file of this site',
    () => zipped(withWidget(image('3f0c7a52-9d1e-4b6a-8c2f-1a5b7d9e0c34'))),
    { [`${WIDGET}.settings.mediaAssetId`]: 'File isn’t listed in media' },
  ],
  [
    'media that are not there',
    () => zipped(withWidget(image('media/a.png'), listed('media/a.png'))),
    { 'media/a.png': 'This file isn’t in the ZIP file' },
  ],
  [
    'an empty file',
    () => zipped(withWidget(image('media/a.png'), listed('media/a.png')), { 'media/a.png': Buffer.alloc(0) }),
    { 'media/a.png': 'This file is empty' },
  ],
  [
    'captions in an unknown language',
    () =>
      zipped(withWidget(image('media/a.png'), listed('media/a.png', { captions: { xx: 'media/a.vtt' } }))),
    { 'media.0.captions': expect.stringContaining('xx') },
  ],
])('%s is refused with everything that is wrong, and nothing is added', async (_, file, fields) => {
  const storageUrl = await uploadedCourse(coach, file());
  const { body } = await coach.browser.post('/api/creator/course-imports').send({ storageUrl }).expect(422);
  expect(body).toMatchObject({ code: 'bad_course_file', fields });
  expect(Object.keys(body.fields).toSorted()).toEqual(Object.keys(fields).toSorted());
  await coach.browser.post('/api/creator/course-imports').send({ storageUrl }).expect(409);
  expect(await t.database.query('select from course_imports')).toHaveLength(0);
  expect(await t.database.query(`select from products where title = 'Hostile'`)).toHaveLength(0);
});
