import { answers, blank } from '@sanctum/openapi/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { anAccount, renderScreen } from '../../../testing';
import type { Conversation, InboxItem, Message } from '../../shared/conversation/conversation.api';
import { texts as thread } from '../../shared/conversation/texts';
import { dayOf } from '../../shared/moment';
import { texts as replying } from '../../shared/journal-reply/texts';
import { texts as answering } from '../../shared/question-answer/texts';
import { MessagesPage } from './messages-page';
import { texts } from './texts';

const messages = '/api/conversations/{id}/messages';
const MARCH = '2031-03-01T14:00:00.000Z';
const rosa: InboxItem = {
  id: 'oak',
  lastSequence: 1,
  unread: 1,
  name: 'Rosa Lind',
  circle: null,
  participant: { id: 'rosa', name: 'Rosa Lind', avatarUrl: null, isCoach: false, hasPage: true },
  answerAwaitedSince: '2031-03-02T14:00:00.000Z',
  updatedAt: '2031-03-02T14:00:00.000Z',
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
  id: rosa.id,
  lastSequence: 1,
  unread: 1,
  name: rosa.name,
  participant: rosa.participant,
  circle: null,
  writing: 'open',
  otherReadThrough: null,
};
const hers: Message = {
  ...blank('MessageResponse'),
  id: 'm1',
  clientId: 'c1',
  sequence: 1,
  text: 'May I move it?',
  isMine: false,
  isFromCoach: false,
  sender: null,
  seenBy: null,
  sentAt: '2031-03-02T14:00:00.000Z',
  editedAt: null,
  changeableUntil: null,
};

beforeEach(() => {
  localStorage.clear();
  answers.answer('get', '/api/auth/session', { account: anAccount() });
  answers.answer('get', '/api/conversations', { items: [rosa], next: null });
  answers.answer('get', '/api/conversations/{id}', conversation);
  answers.answer('get', '/api/conversations/unread', {
    conversations: 1,
    unanswered: 1,
    oldestUnansweredSince: '2031-03-02T14:00:00.000Z',
  });
  answers.answer('get', '/api/creator/day', {
    ...blank('CoachDayResponse'),
    unansweredQuestionCount: 0,
    oldestUnansweredQuestion: null,
    waitingJournalCount: 0,
  });
  answers.answer('get', messages, { items: [hers], next: null });
  answers.answer('post', '/api/conversations/{id}/mark-read', undefined);
});

const open = (at = '/messages') => renderScreen(<MessagesPage />, { at, route: '/messages/:id?' });
const field = () => screen.findByRole('textbox', { name: thread.writeTo('Rosa Lind') });

test('the newest conversation is open, marked as read by being shown, and links to the student', async () => {
  open();
  expect(await screen.findByRole('link', { name: texts.profile })).toHaveAttribute(
    'href',
    '/students/rosa/show',
  );
  expect(within(await screen.findByRole('log')).getByText('May I move it?')).toBeVisible();
  await waitFor(() =>
    expect(answers.calls('post', '/api/conversations/{id}/mark-read')[0]!.body).toEqual({ through: 1 }),
  );
});

test('a reply is sent; a failed one says so and is sent again as the same message', async () => {
  const { user } = open('/messages/oak');
  answers.refuse('post', messages, 503);
  await user.type(await field(), 'Of course{Enter}');
  expect(await screen.findByText(thread.notSent)).toBeVisible();
  const tried = answers.calls('post', messages)[0]!.body;
  const mine = { ...hers, id: 'm2', sequence: 2, text: 'Of course', isMine: true, isFromCoach: true };
  answers.answer('post', messages, () => {
    const arrived = { ...mine, clientId: tried.clientId };
    answers.answer('get', messages, { items: [arrived, hers], next: null });
    return arrived;
  });
  await user.click(screen.getByRole('button', { name: thread.retry }));
  await waitFor(() => expect(screen.queryByText(thread.notSent)).not.toBeInTheDocument());
  expect(screen.getAllByText('Of course')).toHaveLength(1);
  expect(answers.calls('post', messages)[0]!.body).toEqual(tried);
});

test('the coach’s unfinished text survives a reload', async () => {
  const { user, unmount } = open('/messages/oak');
  await user.type(await field(), 'Half a thought');
  unmount();
  open('/messages/oak');
  expect(await field()).toHaveValue('Half a thought');
});

test('an unsent message survives a reload, and can be discarded', async () => {
  answers.refuse('post', messages, 503);
  const { user, unmount } = open('/messages/oak');
  await user.type(await field(), 'Of course{Enter}');
  expect(await screen.findByText(thread.notSent)).toBeVisible();
  unmount();
  const again = open('/messages/oak');
  expect(await screen.findByText('Of course')).toBeVisible();
  await again.user.click(screen.getByRole('button', { name: thread.discard }));
  expect(screen.queryByText('Of course')).not.toBeInTheDocument();
  expect(localStorage).toHaveLength(0);
});

test('without a network a message says that it waits, and is sent once there is one', async () => {
  const { user } = open('/messages/oak');
  const input = await field();
  answers.setOnline(false);
  await user.type(input, 'From the train{Enter}');
  expect(await screen.findByText(thread.waitsForNetwork)).toBeVisible();
  expect(answers.calls('post', messages)).toHaveLength(0);
  answers.answer('post', messages, ({ body }) => {
    const arrived = { ...hers, ...body, id: 'm2', sequence: 2, isMine: true, attachments: [] };
    answers.answer('get', messages, { items: [arrived, hers], next: null });
    return arrived;
  });
  answers.setOnline(true);
  await waitFor(() => expect(screen.queryByText(thread.waitsForNetwork)).not.toBeInTheDocument());
  expect(answers.calls('post', messages)).toHaveLength(1);
});

test('a student who can no longer be messaged gets nothing, and the text stays', async () => {
  const { user } = open('/messages/oak');
  await user.type(await field(), 'Are you there?');
  answers.refuse('post', messages, 403);
  answers.answer('get', '/api/conversations/{id}', { ...conversation, writing: 'not_allowed' });
  await user.keyboard('{Enter}');
  expect(await screen.findByText(thread.notAllowed)).toBeVisible();
  expect(screen.getByText('Are you there?')).toBeVisible();
});

test('a link in a message can be opened; the coach’s own message is deleted only after she confirms', async () => {
  const mine = { ...hers, id: 'm2', clientId: 'c2', sequence: 2, isMine: true, isFromCoach: true };
  answers.answer('get', messages, {
    items: [
      { ...mine, text: 'Of course', changeableUntil: new Date(Date.now() + 600_000).toISOString() },
      { ...hers, text: 'See https://example.org/tea.' },
    ],
    next: null,
  });
  const { user } = open('/messages/oak');
  expect(await screen.findByRole('link', { name: 'https://example.org/tea' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: thread.delete }));
  expect(answers.calls('post', '/api/messages/{id}/remove')).toHaveLength(0);
  answers.answer('post', '/api/messages/{id}/remove', mine);
  answers.answer('get', messages, { items: [{ ...mine, text: null }, hers], next: null });
  await user.click(await screen.findByRole('button', { name: thread.deleteNow }));
  expect(await screen.findByText(thread.deleted)).toBeVisible();
});

test('an emoji is inserted at the caret', async () => {
  const { user } = open('/messages/oak');
  await user.type(await field(), 'Thank you');
  await user.keyboard('{Home}');
  await user.click(screen.getByRole('button', { name: thread.emoji }));
  await user.click(await screen.findByRole('button', { name: '🌱' }));
  expect(await field()).toHaveValue('🌱Thank you');
  await waitFor(async () => expect(await field()).toHaveFocus());
});

test('without conversations the inbox links to the students', async () => {
  answers.answer('get', '/api/conversations', { items: [], next: null });
  open();
  expect(await screen.findByText('Select a conversation to start messaging')).toBeVisible();
  expect(await screen.findByRole('link', { name: texts.students })).toHaveAttribute('href', '/students');
});

test('conversations that wait for an answer are counted, and the inbox can show just those', async () => {
  const { user } = open();
  expect(
    await screen.findByRole('link', {
      name: `${texts.waiting(1)} ${texts.waitsSince(dayOf('2031-03-02T14:00:00.000Z'))}`,
    }),
  ).toHaveAttribute('href', '/messages?view=unanswered');
  await user.click(await screen.findByRole('combobox', { name: texts.show }));
  await user.click(await screen.findByRole('option', { name: texts.views.unanswered }));
  await waitFor(() =>
    expect(answers.calls('get', '/api/conversations').at(-1)?.query['view']).toBe('unanswered'),
  );
});

test('a saved reply is created, and inserted into the field', async () => {
  const { user } = open('/messages/oak');
  answers.list('get', '/api/creator/saved-replies', []);
  await user.click(await screen.findByRole('button', { name: thread.savedReplies }));
  expect(await screen.findByText(thread.noReplies)).toBeVisible();
  await user.click(screen.getByRole('button', { name: thread.newReply }));
  await user.type(screen.getByLabelText(thread.replyTitle), 'Moving');
  await user.type(screen.getByLabelText(thread.replyText), 'You can move it yourself.');
  const saved = { id: 'r1', title: 'Moving', text: 'You can move it yourself.', version: 1 };
  answers.answer('post', '/api/creator/saved-replies', saved);
  answers.list('get', '/api/creator/saved-replies', [saved]);
  await user.click(screen.getByRole('button', { name: thread.save }));
  await user.click(await screen.findByRole('button', { name: thread.insertReply('Moving') }));
  expect(await field()).toHaveValue('You can move it yourself.');
});

test('other items to answer are listed with their age, and link to their pages', async () => {
  answers.answer('get', '/api/creator/day', {
    ...blank('CoachDayResponse'),
    unansweredQuestionCount: 2,
    oldestUnansweredQuestion: MARCH,
    waitingJournalCount: 1,
    oldestWaitingJournal: MARCH,
    waitingContributionCount: 3,
    oldestWaitingContribution: MARCH,
    openMessageReportCount: 1,
    oldestMessageReport: MARCH,
  });
  open();
  const target = async (words: string) =>
    (await screen.findByRole('link', { name: `${words} ${texts.waitsSince(dayOf(MARCH))}` })).getAttribute(
      'href',
    );
  expect(await target(texts.questions(2))).toBe('/messages?view=questions');
  expect(await target(texts.journals(1))).toBe('/messages?view=journals');
  expect(await target(texts.contributions(3))).toContain('/community?filter=%7B%22isWaiting%22%3Atrue%7D');
  expect(await target(texts.openReportCount(1))).toContain(
    '/message-reports?filter=%7B%22isWaiting%22%3Atrue%7D',
  );
});

test('a question is answered in the inbox, oldest first, and the next one opens', async () => {
  const question = (id: string, text: string) => ({
    ...blank('ContributionResponse'),
    id,
    postId: id,
    authorName: 'Rosa Lind',
    text,
    createdAt: MARCH,
    isQuestion: true,
    groupId: null,
    lesson: { lessonId: 'listening', title: 'Listening', courseId: 'roots', courseTitle: 'Roots and Wings' },
  });
  answers.answer('get', '/api/creator/contributions', [
    question('q1', 'How do you begin?'),
    question('q2', 'And end?'),
  ]);
  answers.answer('post', '/api/community/posts/{id}/comments', () => {
    answers.answer('get', '/api/creator/contributions', [question('q2', 'And end?')]);
    return blank('CommentResponse');
  });
  const { user } = open('/messages?view=questions');
  const reader = within(await screen.findByRole('region', { name: texts.views.questions }));
  expect(await reader.findByText('How do you begin?')).toBeVisible();
  expect(
    reader.getByRole('link', { name: answering.inCourse('Listening', 'Roots and Wings') }),
  ).toHaveAttribute('href', '/courses/roots/edit?lesson=listening');
  expect(answers.calls('get', '/api/creator/contributions')[0]!.query).toMatchObject({
    filter: JSON.stringify({ unanswered: true }),
    sort: JSON.stringify(['createdAt', 'ASC']),
  });
  await user.type(reader.getByRole('textbox', { name: answering.yourAnswer }), 'With tea.');
  await user.click(reader.getByRole('button', { name: answering.answer }));
  expect(await reader.findByText('And end?')).toBeVisible();
  expect(reader.queryByText('How do you begin?')).not.toBeInTheDocument();
  expect(reader.getByRole('textbox', { name: answering.yourAnswer })).toHaveValue('');
  expect(answers.calls('post', '/api/community/posts/{id}/comments')[0]).toMatchObject({
    path: { id: 'q1' },
    body: { text: 'With tea.', parentId: null },
  });
});

test('a shared journal answer gets its reply in the inbox', async () => {
  const journal = {
    ...blank('SharedJournalResponse'),
    id: 'j1',
    memberName: 'Rosa Lind',
    question: 'What did you leave behind?',
    text: 'The hurry.',
    sharedAt: MARCH,
    reply: null,
    repliedAt: null,
    needsReply: true,
  };
  answers.answer('get', '/api/creator/shared-journals', [journal]);
  answers.answer('put', '/api/creator/shared-journals/{id}', ({ body }) => {
    answers.answer('get', '/api/creator/shared-journals', []);
    return { ...journal, ...body };
  });
  const { user } = open('/messages?view=journals');
  const reader = within(await screen.findByRole('region', { name: texts.views.journals }));
  await user.type(await reader.findByLabelText(new RegExp(replying.yourReply)), 'Well done.');
  await user.click(reader.getByRole('button', { name: replying.send }));
  expect(await screen.findByText(texts.noJournal)).toBeVisible();
  expect(answers.calls('get', '/api/creator/shared-journals')[0]!.query['filter']).toBe(
    JSON.stringify({ needsReply: true }),
  );
});

test('typing @ in a circle lists its members, and the chosen one is sent by id', async () => {
  const ana = '0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa';
  answers.answer('get', '/api/conversations/{id}', {
    ...conversation,
    participant: null,
    name: 'Maple Circle',
    circle: { id: 'maple', kind: 'circle', members: 4, isSilenced: false },
  });
  answers.list('get', '/api/community/mentionable', [
    { ...blank('PersonResponse'), id: ana, name: 'Ana Reis' },
  ]);
  answers.answer('post', messages, hers);
  const { user } = open();
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

test('people mentioned in a circle’s message are shown by name while it is edited; the circle can be muted', async () => {
  const ana = '0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa';
  answers.answer('get', '/api/conversations/{id}', {
    ...conversation,
    participant: null,
    name: 'Maple Circle',
    circle: { id: 'maple', kind: 'circle', members: 4, isSilenced: false },
  });
  const mine = {
    ...hers,
    isMine: true,
    isFromCoach: true,
    text: `Dear @[${ana}]`,
    mentions: [{ accountId: ana, name: 'Ana Reis', hasPage: true }],
    changeableUntil: new Date(Date.now() + 600_000).toISOString(),
  };
  answers.answer('get', messages, { items: [mine], next: null });
  answers.answer('patch', '/api/messages/{id}', mine);
  const { user } = open('/messages/oak');
  await user.click(await screen.findByRole('button', { name: thread.edit }));
  const words = screen.getByRole('textbox', { name: thread.edit });
  expect(words).toHaveValue('Dear @Ana Reis');
  await user.type(words, '!');
  await user.click(screen.getByRole('button', { name: thread.save }));
  await waitFor(() =>
    expect(answers.calls('patch', '/api/messages/{id}')[0]!.body).toEqual({ text: `Dear @[${ana}]!` }),
  );
  answers.answer('post', '/api/conversations/{id}/mute', undefined);
  await user.click(screen.getByRole('switch', { name: texts.silence }));
  await waitFor(() => expect(answers.calls('post', '/api/conversations/{id}/mute')).toHaveLength(1));
});
