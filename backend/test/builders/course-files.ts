import { aZip } from './files.js';
import type { Person } from './people.js';
import { anUpload } from './uploads.js';
import { unzip } from '../zip.js';
import type { TestApp } from '../app.js';

/** A course with one lesson, as its file describes it. */
export const aCourseFile = (changes: object = {}) => ({
  format: 'sanctum-course',
  version: 1,
  product: { title: 'Three Evenings', description: 'For two.', category: 'For Moms' },
  sections: [{ title: 'Part', modules: [{ title: 'Module', lessons: [aLessonWith([])] }] }],
  ...changes,
});

export const aLessonWith = (widgets: object[]) => ({
  title: 'Lesson',
  pages: [{ title: 'Page', widgets }],
});

/** Zips a course with its media by name. */
export const zipped = (course: unknown, media: Record<string, Buffer> = {}): Buffer =>
  aZip(
    Object.entries({ 'course.json': Buffer.from(JSON.stringify(course)), ...media }).map(([name, bytes]) => ({
      name,
      bytes,
    })),
  );

export const uploadedCourse = ({ browser }: Pick<Person, 'browser'>, bytes: Uint8Array) =>
  anUpload(browser, { bytes, purpose: 'course_file', mimeType: 'application/zip', fileName: 'course.zip' });

export interface ImportedCourse {
  state: string;
  courseId: string | null;
  progressPercent: number;
  problems: { place: string; message: string }[];
}

/** Uploads and imports a file, and returns the finished import. */
export async function importCourse(
  t: TestApp,
  coach: Pick<Person, 'browser'>,
  bytes: Uint8Array,
): Promise<ImportedCourse> {
  const storageUrl = await uploadedCourse(coach, bytes);
  const { body } = await coach.browser.post('/api/creator/course-imports').send({ storageUrl }).expect(201);
  await t.runJobs();
  const { items } = (await coach.browser.get('/api/creator/course-imports').expect(200)).body as {
    items: (ImportedCourse & { id: string })[];
  };
  return items.find(({ id }) => id === (body as { id: string }).id)!;
}

/** Exports a course, and returns the bytes of its file. */
export async function exportCourse(
  t: TestApp,
  { browser }: Pick<Person, 'browser'>,
  courseId: string,
  edition: 'live' | 'draft' = 'live',
): Promise<Buffer> {
  await browser.post(`/api/creator/courses/${courseId}/export/prepare`).send({ edition }).expect(200);
  await t.runJobs();
  const { body } = await browser.get(`/api/creator/courses/${courseId}/export/download`).expect(200);
  return Buffer.from(await (await fetch((body as { url: string }).url)).arrayBuffer());
}

/** `course.json` of a file, as parsed. */
export const contentsOf = (zip: Buffer): ReturnType<typeof aCourseFile> & { media: { file: string }[] } =>
  JSON.parse(unzip(zip).get('course.json')!.toString('utf8'));
