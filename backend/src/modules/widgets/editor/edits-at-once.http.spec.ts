import { DataSource } from 'typeorm';
import { startTestApp, type TestApp } from '../../../../test/app.js';
import { aCourse } from '../../../../test/builders/courses.js';
import { WithoutLocks } from '../../../../test/without-locks.js';
import { DomainError } from '../../../kernel/errors.js';
import { newId } from '../../../kernel/ids.js';
import { EditorQueries } from './editor.queries.js';
import { LessonRevisions } from '../revisions/lesson-revisions.service.js';
import { SettingsReader } from './settings-reader.service.js';
import { WidgetEditor } from './widget-editor.service.js';
import { WidgetWriter } from '../storage/widget-writer.service.js';

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

/** Every text that is there now or in the history, after fifty edits of one widget by two editors at once, each on a server. */
async function textsAfter(
  servers: readonly WidgetEditor[],
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
      // She is shown what is there and decides for her own: an overwriting on purpose names no version.
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
  const servers = () => [t, other].map(({ app }) => app.get(WidgetEditor, { strict: false }));

  test('lose nothing when each names the version it has seen', async () => {
    expect(await textsAfter(servers(), { namingVersions: true })).toEqual(everything);
  });

  test('lose nothing when nobody names a version', async () => {
    expect(await textsAfter(servers(), { namingVersions: false })).toEqual(everything);
  });

  test('would lose some without the hold of the course and the key of the versions', async () => {
    await t.database.query('alter table lesson_versions drop constraint lesson_versions_once');
    const part = <Part>(type: abstract new (...parts: never[]) => Part): Part =>
      t.app.get(type, { strict: false });
    const twin = new WidgetEditor(
      new WithoutLocks(t.app.get(DataSource)),
      part(LessonRevisions),
      part(SettingsReader),
      part(WidgetWriter),
      part(EditorQueries),
    );
    expect(await textsAfter([twin], { namingVersions: false })).not.toEqual(everything);
  });
});
