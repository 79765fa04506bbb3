import { startTestApp, type TestApp } from '../../test/app.js';
import { contentsOf, exportCourse, importCourse } from '../../test/builders/course-files.js';
import { theDemo } from '../../test/builders/demo.js';
import { unzip } from '../../test/zip.js';
import { demoProducts } from './content/index.js';

let t: TestApp;
beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

test('First Seeds is the same after exporting it, importing the file and exporting that course', async () => {
  const demo = await theDemo(t);
  await t.runJobs();
  const coach = { browser: await demo.as('coach') };
  const { id } = demoProducts.find(({ key }) => key === 'first-seeds')!;
  const first = await exportCourse(t, coach, id);
  const made = await importCourse(t, coach, first);
  expect(made).toMatchObject({ state: 'ready', problems: [] });
  const second = await exportCourse(t, coach, made.courseId!, 'draft');
  expect(contentsOf(second)).toEqual(contentsOf(first));
  expect([...unzip(second).keys()]).toEqual([...unzip(first).keys()]);
}, 120_000);
