import { answers } from '@sanctum/openapi/testing';
import { screen, waitFor } from '@testing-library/react';
import { aMember, renderScreen } from '../../../../testing';
import { i18n } from '../../../shared/words/i18n';
import { SignedInOnly } from '../../session';
import { LessonOfWidgetsProvider } from '../parts/lesson-context';
import type { SettingsOf } from '../parts/widgets';
import type { Assignment, AssignmentFile } from './api';
import { AssignmentView } from './view';

const WORK = '/api/me/widgets/{widgetId}/assignment';
const t = i18n.getFixedT('en', 'widgets');
const WHEN = '2026-03-08T10:00:00.000Z';

const aFile = (fileName: string, facts: Partial<AssignmentFile> = {}): AssignmentFile => ({
  id: fileName,
  fileName,
  kind: 'file',
  fileSize: 2_000,
  width: null,
  height: null,
  url: `/media/${fileName}`,
  downloadUrl: `/media/${fileName}?download`,
  ...facts,
});

const DRAFT: Assignment = { widgetId: 'work', status: 'draft', files: [], versions: [] };
const HANDED_IN: Assignment = {
  ...DRAFT,
  status: 'handed_in',
  versions: [
    {
      number: 1,
      text: 'We counted swifts.',
      files: [aFile('song.mp3', { kind: 'audio' }), aFile('us.webp', { kind: 'image' })],
      handedInAt: WHEN,
      decision: null,
      feedback: null,
      answeredAt: null,
    },
  ],
};
const answered = (decision: 'try_again' | 'done', feedback: string): Assignment => ({
  ...HANDED_IN,
  status: decision,
  versions: HANDED_IN.versions.map((version) => ({ ...version, decision, feedback, answeredAt: WHEN })),
});

async function open(work: Assignment, settings: Partial<SettingsOf<'assignment'>> = {}, stores = true) {
  answers.answer('get', WORK, work);
  answers.answer('get', '/api/learning/lessons/{lessonId}/answers', {
    choices: [],
    scales: [],
    stopwatches: [],
    journals: [],
  });
  const view = renderScreen(
    <SignedInOnly>
      {() => (
        <LessonOfWidgetsProvider value={{ lessonId: 'lesson', stores }}>
          <AssignmentView
            id="work"
            type="assignment"
            settings={{
              title: 'An evening for two',
              instructions: '<p>Tell me about it.</p>',
              accepts: 'text_or_files',
              isRequired: false,
              ...settings,
            }}
            untranslated={[]}
          />
        </LessonOfWidgetsProvider>
      )}
    </SignedInOnly>,
    { as: aMember() },
  );
  await screen.findByText('Tell me about it.');
  return view;
}

const handIn = () => screen.findByRole('button', { name: t('assignment.handIn') });
const field = () => screen.findByRole('textbox', { name: 'An evening for two' });
const savesText = () =>
  answers.answer('put', '/api/me/widgets/{widgetId}/journal', ({ body }) => ({
    widgetId: 'work',
    text: body.text,
    version: 1,
    savedAt: WHEN,
    sharedAt: null,
    sharedText: null,
    reply: null,
  }));

test('a text is saved and handed in, and then says so to a screen reader', async () => {
  const { user } = await open(DRAFT);
  expect(await handIn()).toBeDisabled();
  savesText();
  answers.answer('post', `${WORK}/hand-in`, HANDED_IN);
  await user.type(await field(), 'We counted swifts.');
  await user.click(await handIn());
  const status = await screen.findByText(/will review it/);
  expect(status).toHaveFocus();
  expect(answers.calls('put', '/api/me/widgets/{widgetId}/journal').at(-1)?.body.text).toBe(
    'We counted swifts.',
  );
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a text that could not be saved is not handed in, and stays in the field', async () => {
  const { user } = await open(DRAFT);
  answers.refuse('put', '/api/me/widgets/{widgetId}/journal', 503);
  await user.type(await field(), 'We counted swifts.');
  await user.click(await handIn());
  expect(await screen.findByText(/Your text is on this device/, { selector: 'p' })).toBeVisible();
  expect(await field()).toHaveValue('We counted swifts.');
  expect(answers.calls('post', `${WORK}/hand-in`)).toHaveLength(0);
});

test('files of the draft can be removed, and files alone can be handed in', async () => {
  const { user } = await open({ ...DRAFT, files: [aFile('letter.pdf')] }, { accepts: 'files' });
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(await handIn()).toBeEnabled();
  answers.answer('delete', `${WORK}/files/{id}`, undefined);
  answers.answer('get', WORK, DRAFT);
  await user.click(screen.getByRole('button', { name: t('assignment.removeFile', { name: 'letter.pdf' }) }));
  await waitFor(async () => expect(await handIn()).toBeDisabled());
  expect(answers.calls('delete', `${WORK}/files/{id}`)).toHaveLength(1);
});

test('what was handed in is shown, can be played, and can be taken back', async () => {
  const { user } = await open(HANDED_IN);
  expect(await screen.findByText('We counted swifts.')).toBeVisible();
  expect(screen.getByLabelText('song.mp3')).toHaveAttribute('controls');
  expect(screen.getByRole('img', { name: 'us.webp' })).toBeVisible();
  answers.answer('post', `${WORK}/take-back`, DRAFT);
  await user.click(screen.getByRole('button', { name: t('assignment.takeBack') }));
  expect(await handIn()).toBeVisible();
});

test('the coach’s words are shown, and the work can be handed in again', async () => {
  await open(answered('try_again', 'Tell me about the light.'));
  expect(await screen.findByText('Tell me about the light.')).toBeVisible();
  expect(screen.getByText(t('assignment.status.try_again', { coach: 'Ada' }))).toBeVisible();
  expect(await screen.findByRole('button', { name: t('assignment.handInAgain') })).toBeVisible();
});

test('work that is done stays as it is', async () => {
  await open(answered('done', ''));
  expect(await screen.findByText(t('assignment.status.done'))).toBeVisible();
  expect(screen.queryByRole('button', { name: t('assignment.handInAgain') })).toBeNull();
});

test('a preview stores nothing', async () => {
  await open(DRAFT, {}, false);
  expect(screen.getByText(t('preview'))).toBeVisible();
  expect(answers.calls('get', WORK)).toHaveLength(0);
});
