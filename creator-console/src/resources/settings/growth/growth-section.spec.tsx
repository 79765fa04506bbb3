import { answers } from '@sanctum/openapi/testing';
import { screen, within } from '@testing-library/react';
import { renderScreen } from '../../../../testing';
import { texts as record } from '../../../shared/record-texts';
import type { GrowthRule } from './growth-rules.api';
import { GrowthSection } from './rule-form';
import { texts } from './texts';

const lesson: GrowthRule = { action: 'lesson_completed', points: 20, dailyCap: 10, isOn: true, version: 3 };
const review: GrowthRule = { action: 'review_written', points: 30, dailyCap: null, isOn: true, version: 1 };

const rule = async (action: GrowthRule['action']) =>
  within(await screen.findByRole('form', { name: texts.actions[action] }));

beforeEach(() => {
  answers.list('get', '/api/creator/growth-rules', [lesson, review]);
});

test('each action has its points, its cap and its switch, and is saved separately', async () => {
  answers.answer('put', '/api/creator/growth-rules/{action}', { ...lesson, points: 45, dailyCap: null });
  const { user } = renderScreen(<GrowthSection />);
  const form = await rule('lesson_completed');
  expect(form.getByRole('button', { name: texts.save })).toBeDisabled();
  await user.clear(form.getByLabelText(texts.points));
  await user.type(form.getByLabelText(texts.points), '45');
  await user.clear(form.getByLabelText(texts.cap));
  await user.click(form.getByRole('switch', { name: texts.isOn(texts.actions['lesson_completed']) }));
  await user.click(form.getByRole('button', { name: texts.save }));
  expect(await screen.findByText(texts.saved)).toBeVisible();
  expect(answers.calls('put', '/api/creator/growth-rules/{action}')[0]).toMatchObject({
    path: { action: 'lesson_completed' },
    body: { points: 45, dailyCap: null, isOn: false },
  });
});

test('an impossible number is reported, and is not sent', async () => {
  const { user } = renderScreen(<GrowthSection />);
  const form = await rule('review_written');
  await user.clear(form.getByLabelText(texts.points));
  expect(await form.findByRole('alert')).toHaveTextContent(texts.wrong);
  expect(form.getByRole('button', { name: texts.save })).toBeDisabled();
});

test('rules that cannot be loaded can be retried', async () => {
  answers.refuse('get', '/api/creator/growth-rules', 503);
  const { user } = renderScreen(<GrowthSection />);
  expect(await screen.findByText(record.notLoaded)).toBeVisible();
  answers.list('get', '/api/creator/growth-rules', [lesson]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await rule('lesson_completed')).toBeDefined();
});
