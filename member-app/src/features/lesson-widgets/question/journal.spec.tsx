import { advance, answers, stopClock } from '@sanctum/openapi/testing';
import { screen, waitFor } from '@testing-library/react';
import { aMember, renderScreen } from '../../../../testing';
import { i18n } from '../../../shared/words/i18n';
import { SignedInOnly } from '../../session';
import type { JournalAnswer } from '../parts/answers';
import { LessonOfWidgetsProvider } from '../parts/lesson-context';
import { Journal } from './journal';

const PAUSE = 1_000;

const aJournal = (text: string, facts: Partial<JournalAnswer> = {}): JournalAnswer => ({
  widgetId: 'journal',
  text,
  version: 1,
  savedAt: '2026-03-08T10:00:00.000Z',
  sharedAt: null,
  sharedText: null,
  reply: null,
  ...facts,
});

async function openJournal(journal?: JournalAnswer, as = aMember()) {
  answers.answer('get', '/api/learning/lessons/{lessonId}/answers', {
    choices: [],
    scales: [],
    stopwatches: [],
    journals: journal ? [journal] : [],
  });
  const view = renderScreen(
    <SignedInOnly>
      {() => (
        <LessonOfWidgetsProvider value={{ lessonId: 'lesson', stores: true }}>
          <Journal
            id="journal"
            settings={{ kind: 'journal', question: 'What did you hear?' }}
            untranslated={[]}
          />
        </LessonOfWidgetsProvider>
      )}
    </SignedInOnly>,
    { as },
  );
  return { ...view, field: await screen.findByRole('textbox', { name: 'What did you hear?' }) };
}

test('text is saved when the member pauses', async () => {
  stopClock();
  const { user, field } = await openJournal();
  answers.answer('put', '/api/me/widgets/{widgetId}/journal', ({ body }) => aJournal(body.text));
  await user.type(field, 'Laughing');
  expect(screen.getByText(i18n.t('widgets:journal.notSaved'))).toBeInTheDocument();
  await advance(PAUSE);
  await waitFor(() =>
    expect(screen.getByText(i18n.t('widgets:journal.saved'), { selector: 'output' })).toBeInTheDocument(),
  );
  expect(answers.calls('put', '/api/me/widgets/{widgetId}/journal')).toHaveLength(1);
});

test('text written offline is stored on the device and sent later', async () => {
  const { user, field, close } = await openJournal();
  answers.setOnline(false);
  await user.type(field, 'In the car');
  await user.tab();
  expect(
    await screen.findByText(new RegExp(i18n.t('widgets:journal.failed')), { selector: 'p' }),
  ).toBeInTheDocument();
  close();
  answers.setOnline(true);
  answers.answer('put', '/api/me/widgets/{widgetId}/journal', ({ body }) => aJournal(body.text));
  const again = await openJournal();
  expect(again.field).toHaveValue('In the car');
  await waitFor(() =>
    expect(answers.calls('put', '/api/me/widgets/{widgetId}/journal').at(-1)?.body.text).toBe('In the car'),
  );
});

test('text is shared with the coach on request, and can be unshared', async () => {
  const { user } = await openJournal(aJournal('More laughing.'));
  const shared = { sharedAt: '2026-03-08T10:00:00.000Z', sharedText: 'More laughing.' };
  answers.answer('post', '/api/me/widgets/{widgetId}/journal/share', aJournal('More laughing.', shared));
  answers.answer('post', '/api/me/widgets/{widgetId}/journal/unshare', aJournal('More laughing.'));
  expect(screen.getByText(i18n.t('widgets:journal.private'))).toBeVisible();
  await user.click(screen.getByRole('button', { name: i18n.t('widgets:journal.share') }));
  expect(await screen.findByText(i18n.t('widgets:journal.nowShared', { coach: 'Ada' }))).toBeVisible();
  expect(screen.getByText(i18n.t('widgets:journal.privateButShared'))).toBeVisible();
  await user.click(screen.getByRole('button', { name: i18n.t('widgets:journal.unshare') }));
  expect(await screen.findByText(i18n.t('widgets:journal.nowPrivate', { coach: 'Ada' }))).toBeVisible();
  expect(screen.getByRole('button', { name: i18n.t('widgets:journal.share') })).toBeVisible();
});

test('text that could not be saved is not shared', async () => {
  const { user, field } = await openJournal(aJournal('More'));
  answers.refuse('put', '/api/me/widgets/{widgetId}/journal', 503);
  await user.type(field, '!');
  await user.click(screen.getByRole('button', { name: i18n.t('widgets:journal.share') }));
  expect(await screen.findByText(i18n.t('widgets:journal.saveFirst'))).toBeVisible();
});

describe('a text that was changed elsewhere in the meantime', () => {
  const theirs = aJournal('Theirs', { version: 2 });

  async function aConflict() {
    const view = await openJournal(aJournal(''));
    answers.refuse('put', '/api/me/widgets/{widgetId}/journal', 412, { current: theirs });
    await view.user.type(view.field, 'Mine');
    await view.user.tab();
    expect(await screen.findByText(i18n.t('widgets:journal.conflict.title'))).toBeVisible();
    expect(screen.getByLabelText(i18n.t('widgets:journal.conflict.other'))).toHaveTextContent('Theirs');
    answers.answer('put', '/api/me/widgets/{widgetId}/journal', ({ body }) =>
      aJournal(body.text, { version: 3 }),
    );
    return view;
  }

  it.each([
    [i18n.t('widgets:journal.conflict.keepMine'), 'Mine'],
    [i18n.t('widgets:journal.conflict.takeOther'), 'Theirs'],
    [i18n.t('widgets:journal.conflict.keepBoth'), 'Theirs\n\nMine'],
  ])('%s', async (choice, text) => {
    const { user, field } = await aConflict();
    await user.click(screen.getByRole('button', { name: choice }));
    expect(field).toHaveValue(text);
    expect(screen.queryByText(i18n.t('widgets:journal.conflict.title'))).not.toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByText(i18n.t('widgets:journal.saved'), { selector: 'output' })).toBeInTheDocument(),
    );
  });
});

test.each([
  ['child', true],
  ['adult', false],
] as const)('who is %s reads beside it whether a guardian could sign in: %s', async (ageBand, could) => {
  await openJournal(undefined, aMember({ ageBand, guardians: [{ id: 'rosa', name: 'Rosa Lind' }] }));
  const warning = () => screen.queryByText(/could sign in as you and read this/);
  if (could) await waitFor(() => expect(warning()).toBeVisible());
  else expect(warning()).toBeNull();
});
