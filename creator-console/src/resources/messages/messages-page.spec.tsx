import { answers, blank } from '@sanctum/openapi/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { anAccount, renderScreen } from '../../../testing';
import type { Conversation, InboxItem, Message } from '../../shared/conversation/conversation.api';
import { texts as thread } from '../../shared/conversation/texts';
import { dayOf } from '../../shared/moment';
import { MessagesPage } from './messages-page';
import { texts } from './texts';

const messages = '/api/conversations/{id}/messages';
const rosa: InboxItem = {
  ...{ id: 'oak', lastSequence: 1, unread: 1, name: 'Rosa Lind', circle: null },
  participant: { id: 'rosa', name: 'Rosa Lind', avatarUrl: null, isCoach: false },
  answerAwaitedSince: '2031-03-02T14:00:00.000Z',
  lastMessage: {
    text: 'May I move it?',
    attachments: 0,
    isMine: false,
    senderName: null,
    sentAt: '2031-03-02T14:00:00.000Z',
  },
};
const conversation: Conversation = {
  ...blank('ConversationResponse'),
  ...{
    id: rosa.id,
    lastSequence: 1,
    unread: 1,
    name: rosa.name,
    participant: rosa.participant,
    circle: null,
    writing: 'open',
    otherReadThrough: null,
  },
};
const hers: Message = {
  ...blank('MessageResponse'),
  ...{
    id: 'm1',
    clientId: 'c1',
    sequence: 1,
    text: 'May I move it?',
    isMine: false,
    isFromCoach: false,
    sender: null,
    seenBy: null,
  },
  ...{ sentAt: '2031-03-02T14:00:00.000Z', editedAt: null, changeableUntil: null },
};

beforeEach(() => {
  localStorage.clear();
  answers.answer('get', '/api/auth/session', { account: anAccount() });
  answers.answer('get', '/api/conversations', { items: [rosa], hasMore: false });
  answers.answer('get', '/api/conversations/{id}', conversation);
  answers.answer('get', '/api/conversations/unread', {
    ...{ conversations: 1, unanswered: 1, oldestUnansweredSince: '2031-03-02T14:00:00.000Z' },
  });
  answers.answer('get', '/api/creator/day', {
    ...blank('CoachDayResponse'),
    ...{ unansweredQuestions: 0, oldestUnansweredQuestion: null, waitingJournals: 0 },
  });
  answers.answer('get', messages, { items: [hers], hasEarlier: false });
  answers.answer('put', '/api/conversations/{id}/read', undefined);
});

const open = (at = '/messages') =>
  renderScreen(<MessagesPage />, { at, route: at === '/messages' ? '/messages' : '/messages/:id' });
const field = () => screen.findByRole('textbox', { name: thread.writeTo('Rosa Lind') });

test('the newest conversation is open, is read by being shown, and leads to the student', async () => {
  open();
  expect(await screen.findByRole('link', { name: texts.profile })).toHaveAttribute(
    'href',
    '/students/rosa/show',
  );
  expect(within(await screen.findByRole('log')).getByText('May I move it?')).toBeVisible();
  await waitFor(() =>
    expect(answers.calls('put', '/api/conversations/{id}/read')[0]!.body).toEqual({ through: 1 }),
  );
});

test('an answer is sent from there; one that fails says so and is sent again as the same message', async () => {
  const { user } = open('/messages/oak');
  answers.refuse('post', messages, 503);
  await user.type(await field(), 'Of course{Enter}');
  expect(await screen.findByText(thread.notSent)).toBeVisible();
  const tried = answers.calls('post', messages)[0]!.body;
  const mine = { ...hers, id: 'm2', sequence: 2, text: 'Of course', isMine: true, isFromCoach: true };
  answers.answer('post', messages, () => {
    const arrived = { ...mine, clientId: tried.clientId };
    answers.answer('get', messages, { items: [hers, arrived], hasEarlier: false });
    return arrived;
  });
  await user.click(screen.getByRole('button', { name: thread.retry }));
  await waitFor(() => expect(screen.queryByText(thread.notSent)).not.toBeInTheDocument());
  expect(screen.getAllByText('Of course')).toHaveLength(1);
  expect(answers.calls('post', messages)[0]!.body).toEqual(tried);
});

test('what the coach has begun to write survives a reload', async () => {
  const { user, unmount } = open('/messages/oak');
  await user.type(await field(), 'Half a thought');
  unmount();
  open('/messages/oak');
  expect(await field()).toHaveValue('Half a thought');
});

test('without a conversation the inbox leads to the students', async () => {
  answers.answer('get', '/api/conversations', { items: [], hasMore: false });
  open();
  expect(await screen.findByText('Select a conversation to start messaging')).toBeVisible();
  expect(await screen.findByRole('link', { name: texts.students })).toHaveAttribute('href', '/students');
});

test('what waits for an answer is said, and the inbox shows just those', async () => {
  const { user } = open();
  expect(await screen.findByText(/1 student waits for your answer/)).toBeVisible();
  await user.click(await screen.findByRole('combobox', { name: texts.show }));
  await user.click(await screen.findByRole('option', { name: texts.views.unanswered }));
  await waitFor(() =>
    expect(answers.calls('get', '/api/conversations').at(-1)?.query['view']).toBe('unanswered'),
  );
});

test('a saved reply is made, and put into the field', async () => {
  const { user } = open('/messages/oak');
  answers.answer('get', '/api/creator/saved-replies', []);
  await user.click(await screen.findByRole('button', { name: thread.savedReplies }));
  expect(await screen.findByText(thread.noReplies)).toBeVisible();
  await user.click(screen.getByRole('button', { name: thread.newReply }));
  await user.type(screen.getByLabelText(thread.replyTitle), 'Moving');
  await user.type(screen.getByLabelText(thread.replyText), 'You can move it yourself.');
  const saved = { id: 'r1', title: 'Moving', text: 'You can move it yourself.' };
  answers.answer('post', '/api/creator/saved-replies', saved);
  answers.answer('get', '/api/creator/saved-replies', [saved]);
  await user.click(screen.getByRole('button', { name: thread.save }));
  await user.click(await screen.findByRole('button', { name: thread.insertReply('Moving') }));
  expect(await field()).toHaveValue('You can move it yourself.');
});

test('what else asks for an answer is named with its age, and leads there', async () => {
  answers.answer('get', '/api/creator/day', {
    ...blank('CoachDayResponse'),
    ...{ unansweredQuestions: 2, oldestUnansweredQuestion: '2031-03-01T14:00:00.000Z', waitingJournals: 1 },
  });
  renderScreen(<MessagesPage />, { at: '/messages', route: '/messages' });
  const questions = await screen.findByRole('link', {
    name: texts.questions(2, dayOf('2031-03-01T14:00:00.000Z')),
  });
  expect(questions.getAttribute('href')).toContain('/community?filter=%7B%22unanswered%22%3Atrue%7D');
  expect(screen.getByRole('link', { name: texts.journals(1) }).getAttribute('href')).toContain(
    '/shared-journals?',
  );
});

test('in a circle an @ offers its members, and who is chosen is sent by the id', async () => {
  const ana = '0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa';
  answers.answer('get', '/api/conversations/{id}', {
    ...{ ...conversation, participant: null, name: 'Maple Circle' },
    circle: { id: 'maple', kind: 'circle', members: 4, isSilenced: false },
  });
  answers.answer('get', '/api/community/mentionable', [
    { ...blank('PersonResponse'), id: ana, name: 'Ana Reis' },
  ]);
  answers.answer('post', messages, hers);
  const { user } = renderScreen(<MessagesPage />, { at: '/messages', route: '/messages' });
  const field = await screen.findByRole('textbox', { name: thread.writeTo('Maple Circle') });
  await user.type(field, 'Dear @an');
  expect(await screen.findByRole('option', { name: 'Ana Reis' })).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Enter}');
  expect(field).toHaveValue('Dear @Ana Reis ');
  await user.type(field, 'welcome{Enter}');
  await waitFor(() =>
    expect(answers.calls('post', messages)[0]!.body).toMatchObject({ text: `Dear @[${ana}] welcome` }),
  );
  expect(answers.calls('get', '/api/community/mentionable').at(-1)!.query).toMatchObject({
    groupId: 'maple',
  });
});
