import { DataSource } from 'typeorm';
import { startTestApp, type TestApp } from '../../../../test/app.js';
import { aCourse } from '../../../../test/builders/courses.js';
import { WithoutLocks } from '../../../../test/without-locks.js';
import { DomainError } from '../../../kernel/errors.js';
import { newId } from '../../../kernel/ids.js';
import { LessonPagesService } from '../../courses/index.js';
import { MediaDeliveryService } from '../../media/index.js';
import { EditorQueries } from './editor.queries.js';
import { LessonRevisionsService } from '../revisions/lesson-revisions.service.js';
import { WidgetEditorService } from './widget-editor.service.js';
import { WidgetPlacesService } from '../storage/widget-places.service.js';

let t: TestApp;
let other: TestApp;
beforeAll(async () => {
  t = await startTestApp();
  other = await t.another();
});
afterAll(async () => {
  await other.close();
  await t.close();
});

const EDITS = Array.from({ length: 50 }, (_, n) => `<p>edit ${n}</p>`);
const START = '<p>start</p>';
const everything = [START, ...EDITS].toSorted();
const editors = [newId(), newId()];

/**
 * Returns all texts, current and in the history, after two coaches on two servers edited one widget fifty times at
 * once.
 */
async function textsAfter(
  servers: readonly WidgetEditorService[],
  { namingVersions }: { namingVersions: boolean },
): Promise<string[]> {
  const course = await aCourse(t, {
    sections: [[{ lessons: [{ widgets: [{ type: 'text', settings: { content: START } }] }] }]],
  });
  const lesson = course.lessons[0]!;
  const widget = lesson.widgets[0]!;
  const edit = async (content: string, n: number, seen?: number): Promise<void> => {
    const accountId = editors[n % 2]!;
    try {
      await servers[n % servers.length]!.edit(widget, { content }, { accountId, seen });
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'stale_edit') throw error;
      // This coach overwrites on purpose what is there: such a call names no version.
      await edit(content, n);
    }
  };
  await Promise.all(EDITS.map((content, n) => edit(content, n, namingVersions ? 0 : undefined)));
  const rows = await t.database.query<{ text: string }>(
    `select w.settings->>'content' as text from widgets w where w.id = $1
     union all
     select content->'pages'->0->'widgets'->0->'settings'->>'content' from lesson_versions where lesson_id = $2`,
    [widget, lesson.id],
  );
  return rows.map(({ text }) => text).toSorted();
}

describe('fifty edits of a lesson at once by two editors', () => {
  const servers = () => [t, other].map(({ app }) => app.get(WidgetEditorService, { strict: false }));

  test('lose nothing when each names the version it has seen', async () => {
    expect(await textsAfter(servers(), { namingVersions: true })).toEqual(everything);
  });

  test('lose nothing when nobody names a version', async () => {
    expect(await textsAfter(servers(), { namingVersions: false })).toEqual(everything);
  });

  test('would lose some without the lock on the course and the unique key of the versions', async () => {
    await t.database.query('alter table lesson_versions drop constraint lesson_versions_once');
    const part = <Part>(type: abstract new (...parts: never[]) => Part): Part =>
      t.app.get(type, { strict: false });
    const twin = new WidgetEditorService(
      new WithoutLocks(t.app.get(DataSource)),
      part(LessonRevisionsService),
      part(WidgetPlacesService),
      part(EditorQueries),
      part(LessonPagesService),
      part(MediaDeliveryService),
    );
    expect(await textsAfter([twin], { namingVersions: false })).not.toEqual(everything);
  });
});
