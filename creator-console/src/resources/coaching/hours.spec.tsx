import { answers } from '@sanctum/openapi/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderScreen } from '../../../testing';
import { anOffering, answerCoaching } from '../../../testing/coaching';
import { goByClockOf } from '../../shared/moment';
import { CoachingPage } from './coaching-page';
import { offeringsPath } from '../../shared/offerings-path';
import { texts } from './texts';
import { texts as forms } from '../../shared/forms/texts';

const offerings = '/api/creator/coaching/offerings';
const one = '/api/creator/coaching/offerings/{id}';

const atOfferings = { at: offeringsPath };

beforeEach(() => {
  goByClockOf('Europe/London');
  answerCoaching();
});

test('without hours it says that nobody can book, and hours are set day by day', async () => {
  answers.answer('get', offerings, [anOffering()]);
  answers.answer('put', one, anOffering({ isBookable: true }));
  const { user } = renderScreen(<CoachingPage />, atOfferings);
  expect(await screen.findByText(texts.closedText, { exact: false })).toBeVisible();
  await user.click(screen.getByRole('button', { name: texts.set }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: texts.addHours('Monday') }));
  await user.selectOptions(within(dialog).getByLabelText(texts.toOn('Monday')), '12:00');
  await user.type(within(dialog).getByLabelText(texts.link), 'https://meet.example.org/a');
  await user.click(within(dialog).getByRole('button', { name: texts.save }));
  expect(await screen.findByText(texts.saved)).toBeVisible();
  expect(answers.calls('put', one)[0]?.body).toMatchObject({
    weeklyHours: [{ day: 1, from: '09:00', to: '12:00' }],
    meetingUrl: 'https://meet.example.org/a',
    durationSeconds: 1800,
    noticeSeconds: 86_400,
    cancelNoticeSeconds: 7200,
    timeZone: 'Europe/London',
  });
});

test('drawn hours appear in the fields, and typed ones in the week', async () => {
  answers.answer('get', offerings, [anOffering({ meetingUrl: 'https://meet.example.org/a' })]);
  answers.answer('put', one, anOffering());
  const { user } = renderScreen(<CoachingPage />, atOfferings);
  await user.click(await screen.findByRole('button', { name: texts.set }));
  const dialog = await screen.findByRole('dialog');
  const week = within(dialog).getByRole('application');
  act(() => week.focus());
  await user.keyboard(' {ArrowDown} ');
  expect(within(dialog).getByLabelText(texts.fromOn('Monday'))).toHaveValue('09:00');
  await user.selectOptions(within(dialog).getByLabelText(texts.toOn('Monday')), '11:15');
  expect(within(week).getByText(/9:00 AM/)).toHaveTextContent('11:15 AM');
  await user.click(within(dialog).getByRole('button', { name: texts.save }));
  expect(await screen.findByText(texts.saved)).toBeVisible();
  expect(answers.calls('put', one)[0]).toMatchObject({
    ifMatch: '3',
    body: { weeklyHours: [{ day: 1, from: '09:00', to: '11:15' }] },
  });
});

test('buffers, notice and horizon are edited beside the hours, in convenient units', async () => {
  answers.answer('get', offerings, [
    anOffering({ isBookable: true, meetingUrl: 'https://meet.example.org/a' }),
  ]);
  answers.answer('put', one, anOffering({ isBookable: true }));
  const { user } = renderScreen(<CoachingPage />, atOfferings);
  await user.click(await screen.findByRole('button', { name: texts.set }));
  const dialog = await screen.findByRole('dialog');
  const type = async (field: keyof typeof texts.numbers, value: string) => {
    const input = within(dialog).getByLabelText(texts.numbers[field]);
    await user.clear(input);
    await user.type(input, value);
  };
  await type('bufferBeforeSeconds', '15');
  await type('noticeSeconds', '48');
  await type('horizonDays', '90');
  await user.click(within(dialog).getByRole('button', { name: texts.save }));
  expect(await screen.findByText(texts.saved)).toBeVisible();
  expect(answers.calls('put', one)[0]?.body).toMatchObject({
    bufferBeforeSeconds: 900,
    bufferAfterSeconds: 600,
    noticeSeconds: 172_800,
    horizonDays: 90,
    incrementSeconds: 1800,
  });
});

test('days off and dates with other hours are set next to the weekly hours', async () => {
  answers.answer('get', offerings, [
    anOffering({ isBookable: true, meetingUrl: 'https://meet.example.org/a' }),
  ]);
  answers.answer('put', one, anOffering({ isBookable: true }));
  const { user } = renderScreen(<CoachingPage />, atOfferings);
  await user.click(await screen.findByRole('button', { name: texts.set }));
  const dialog = await screen.findByRole('dialog');
  const inside = (name: string) => within(within(dialog).getByRole('group', { name }));
  await user.click(within(dialog).getByRole('button', { name: texts.addTimeOff }));
  fireEvent.change(inside(texts.timeOff).getByLabelText(texts.firstDay), { target: { value: '2098-07-01' } });
  fireEvent.change(inside(texts.timeOff).getByLabelText(texts.lastDay), { target: { value: '2098-07-14' } });
  await user.click(within(dialog).getByRole('button', { name: texts.addDateHours }));
  fireEvent.change(inside(texts.dateHours).getByLabelText(texts.day), { target: { value: '2098-03-08' } });
  await user.selectOptions(inside(texts.dateHours).getByLabelText(texts.to), '13:30');
  await user.click(within(dialog).getByRole('button', { name: texts.save }));
  expect(await screen.findByText(texts.saved)).toBeVisible();
  expect(answers.calls('put', one)[0]?.body).toMatchObject({
    timeOff: [{ from: '2098-07-01', to: '2098-07-14' }],
    dateHours: [{ date: '2098-03-08', from: '09:00', to: '13:30' }],
  });
});

test('hours refused because of a missing meeting link lead to its field', async () => {
  const said = 'Enter a meeting link. We send it with every confirmation.';
  answers.answer('get', offerings, [anOffering()]);
  answers.refuse('put', one, 400, { code: 'invalid', message: forms.check, fields: { meetingUrl: said } });
  const { user } = renderScreen(<CoachingPage />, atOfferings);
  await user.click(await screen.findByRole('button', { name: texts.set }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: texts.save }));
  const link = within(dialog).getByRole('textbox', { name: texts.link });
  await waitFor(() => expect(link).toHaveAccessibleDescription(said));
  expect(link).toBeInvalid();
  expect(link).toHaveFocus();
});
