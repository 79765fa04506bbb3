import { answers, blank } from '@sanctum/openapi/testing';
import { screen, within } from '@testing-library/react';
import { anAccount, renderScreen } from '../../../../../testing';
import { texts as replyTexts } from '../../../../shared/journal-reply/texts';
import { texts as records } from '../../../../shared/record-texts';
import { StudentAnswers } from './student-answers';
import { StudentJournals } from './student-journals';
import { texts } from './texts';

const call = '/api/students/{id}/answers';
const shared = '/api/creator/shared-journals';
const student = { ...blank('StudentRecordResponse'), id: 'rosa' };
const place = { courseId: 'oak', courseTitle: 'Oak', lessonId: 'roots', lessonTitle: 'Roots' };
const answeredAt = '2031-03-04T12:00:00.000Z';
const journal = {
  ...blank('SharedJournalResponse'),
  ...place,
  id: 'one',
  question: 'What did you leave?',
  text: 'The hurry.',
  sharedAt: answeredAt,
};

beforeEach(() => answers.answer('get', '/api/auth/session', { account: anAccount() }));

test('answers to questions, quizzes and scales are listed under their lesson, which links to its course', async () => {
  answers.answer('get', call, {
    questions: [{ ...place, widgetId: 'a', question: 'What first?', answer: 'A breath', answeredAt }],
    quizzes: [
      {
        ...place,
        widgetId: 'c',
        question: 'What you learned',
        bestPercent: 66,
        isPassed: false,
        attemptCount: 2,
        answeredAt,
      },
    ],
    scales: [
      { ...place, widgetId: 'b', question: 'How close?', value: 7, times: 3, average: 6.3, answeredAt },
    ],
  });
  renderScreen(<StudentAnswers student={student} />);
  expect(await screen.findAllByRole('link', { name: 'Oak' })).toHaveLength(1);
  expect(screen.getByText('What first?').nextSibling).toHaveTextContent('A breath Mar 4, 2031');
  expect(screen.getByText('What you learned').nextSibling).toHaveTextContent(texts.quiz(66, false, 2));
  expect(screen.getByText('How close?').nextSibling).toHaveTextContent(texts.scale(7, 3, 6.3));
});

test('without answers and without shared journals the page says so', async () => {
  answers.answer('get', call, { questions: [], quizzes: [], scales: [] });
  answers.answer('get', shared, []);
  renderScreen(
    <>
      <StudentAnswers student={student} />
      <StudentJournals student={student} />
    </>,
  );
  expect(await screen.findByText(texts.noAnswers)).toBeVisible();
  expect(await screen.findByText(texts.noJournals)).toBeVisible();
});

test('a shared journal is shown with the coach’s reply', async () => {
  answers.answer('get', shared, [{ ...journal, reply: 'Thank you.', repliedAt: answeredAt }]);
  renderScreen(<StudentJournals student={student} />);
  const region = within(await screen.findByRole('region', { name: texts.journals }));
  expect(await region.findByText('Thank you.')).toBeVisible();
  expect(answers.calls('get', shared)[0]?.query).toMatchObject({
    filter: JSON.stringify({ accountId: 'rosa' }),
  });
});

test('the coach replies to a shared journal in place, and the reply appears there', async () => {
  const waiting = { ...journal, reply: null, repliedAt: null, needsReply: true };
  const replied = { ...journal, reply: 'Well done.', repliedAt: answeredAt, needsReply: false };
  answers.answer('get', shared, [waiting]);
  answers.answer('put', '/api/creator/shared-journals/{id}', replied);
  const { user } = renderScreen(<StudentJournals student={student} />);
  await user.click(await screen.findByRole('button', { name: texts.replyTo(journal.question) }));
  const field = screen.getByRole('textbox');
  expect(field).toHaveFocus();
  await user.type(field, 'Well done.');
  answers.answer('get', shared, [replied]);
  await user.click(screen.getByRole('button', { name: replyTexts.send }));
  expect(await screen.findByText('Well done.')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(answers.calls('put', '/api/creator/shared-journals/{id}')[0]?.body).toEqual({ reply: 'Well done.' });
});

test('correcting a reply can be canceled without a change', async () => {
  answers.answer('get', shared, [{ ...journal, reply: 'Thank you.', repliedAt: answeredAt }]);
  const { user } = renderScreen(<StudentJournals student={student} />);
  await user.click(await screen.findByRole('button', { name: texts.replyTo(journal.question) }));
  expect(screen.getByRole('textbox')).toHaveValue('Thank you.');
  await user.click(screen.getByRole('button', { name: replyTexts.cancel }));
  expect(screen.getByText('Thank you.')).toBeVisible();
  expect(screen.getByRole('button', { name: texts.replyTo(journal.question) })).toHaveFocus();
});

test('answers that cannot be loaded can be retried', async () => {
  answers.refuse('get', call, 503);
  const { user } = renderScreen(<StudentAnswers student={student} />);
  const again = await screen.findByRole('button', { name: records.tryAgain });
  answers.answer('get', call, { questions: [], quizzes: [], scales: [] });
  await user.click(again);
  expect(await screen.findByText(texts.noAnswers)).toBeVisible();
});
