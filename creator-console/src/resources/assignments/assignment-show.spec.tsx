import { answers, blank } from '@sanctum/openapi/testing';
import { screen, within } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { anAccount, renderScreen } from '../../../testing';
import { AssignmentShow } from './assignment-show';
import type { WholeSubmission } from './submission';
import { texts } from './texts';

const PATH = '/api/creator/assignments/{id}';
const MARCH = '2031-03-04T12:00:00.000Z';

const version = (number: number, facts: Partial<WholeSubmission['versions'][number]> = {}) => ({
  number,
  text: `Text ${number}`,
  files: [],
  handedInAt: MARCH,
  decision: null,
  feedback: null,
  answeredAt: null,
  ...facts,
});
const work: WholeSubmission = {
  ...blank('OneSubmissionResponse'),
  id: 'work',
  memberName: 'Rosa Lind',
  title: 'An evening for two',
  instructions: '<p>Tell me about it.</p>',
  status: 'handed_in',
  handedInAt: MARCH,
  decision: null,
  feedback: null,
  answeredAt: null,
  version: 4,
  versions: [
    version(1, { decision: 'try_again', feedback: 'Tell me more.', answeredAt: MARCH }),
    version(2, {
      files: [
        { ...blank('AssignmentFileResponse'), id: 'a', kind: 'audio', fileName: 'song.mp3', url: '/song' },
        {
          ...blank('AssignmentFileResponse'),
          id: 'b',
          kind: 'file',
          fileName: 'letter.pdf',
          downloadUrl: '/letter',
        },
      ],
    }),
  ],
};

async function open() {
  answers.answer('get', '/api/auth/session', { account: anAccount() });
  answers.answer('get', PATH, work);
  const view = renderScreen(
    <ResourceContextProvider value="assignments">
      <AssignmentShow />
    </ResourceContextProvider>,
    { at: '/assignments/work/show', route: '/assignments/:id/show' },
  );
  const words = await screen.findByRole('textbox', { name: texts.yourAnswer });
  return { ...view, words, press: (name: string) => view.user.click(screen.getByRole('button', { name })) };
}
const sent = () => answers.calls('put', PATH).map(({ body }) => body);

test('the page shows the task, every version with its answer, and its files', async () => {
  await open();
  expect(screen.getByText('Tell me about it.')).toBeVisible();
  const first = within(screen.getByRole('region', { name: texts.version(1) }));
  expect(first.getByText('Text 1')).toBeVisible();
  expect(first.getByText('Tell me more.')).toBeVisible();
  const second = within(screen.getByRole('region', { name: texts.version(2) }));
  expect(second.getByLabelText('song.mp3')).toHaveAttribute('controls');
  expect(second.getByRole('link', { name: /letter\.pdf/ })).toBeVisible();
});

test('work is done, with or without words', async () => {
  const { press } = await open();
  answers.answer('put', PATH, { ...work, status: 'done', decision: 'done', feedback: '', version: 5 });
  await press(texts.done);
  expect(await screen.findByText(texts.sent)).toBeVisible();
  expect(sent()).toMatchObject([{ decision: 'done', feedback: '' }]);
});

test('asking to try again needs words', async () => {
  const { user, words, press } = await open();
  await press(texts.tryAgain);
  expect(await screen.findByText(texts.needed)).toBeVisible();
  expect(sent()).toEqual([]);
  answers.answer('put', PATH, { ...work, status: 'try_again', version: 5 });
  await user.type(words, 'Tell me about her.');
  await press(texts.tryAgain);
  expect(await screen.findByText(texts.sent)).toBeVisible();
  expect(sent()).toMatchObject([{ decision: 'try_again', feedback: 'Tell me about her.' }]);
});

test.each([
  [412, texts.stale],
  [404, texts.takenBack],
  [503, texts.failed],
])('an answer that is refused with %i keeps its words and says why', async (status, reason) => {
  const { user, words, press } = await open();
  answers.refuse('put', PATH, status);
  await user.type(words, 'Well done.');
  await press(texts.done);
  expect(await screen.findByText(reason)).toBeVisible();
  expect(screen.getByRole('textbox', { name: texts.yourAnswer })).toHaveValue('Well done.');
});
