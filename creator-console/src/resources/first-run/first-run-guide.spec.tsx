import { answers } from '@sanctum/openapi/testing';
import { screen, within } from '@testing-library/react';
import { anAccount, renderScreen } from '../../../testing';
import type { FirstRun, FirstRunStep } from './first-run.api';
import { BringGuideBack, FirstRunGuide } from './first-run-guide';
import { problemTexts, sandboxTexts, stepTexts, texts } from './texts';

const path = '/api/creator/first-run';
const aStep = (
  step: FirstRunStep['step'],
  problem: FirstRunStep['problem'],
  detail: string | null = null,
) => ({
  step,
  problem,
  detail,
  checkedAt: null,
});
const fresh: FirstRun = {
  isPutAway: false,
  isSandbox: false,
  steps: [
    aStep('profile', 'no_portrait'),
    aStep('product', null),
    aStep('payments', 'no_webhook', 'https://example.com/api/webhooks/stripe'),
    aStep('mail', 'mail_refused', '550 relaying denied'),
    aStep('files', 'not_checked'),
    aStep('friend', 'no_friend'),
    aStep('claim', 'no_claim'),
  ],
};
const withStep = (guide: FirstRun, changed: FirstRunStep): FirstRun => ({
  ...guide,
  steps: guide.steps.map((step) => (step.step === changed.step ? changed : step)),
});

function open(guide?: FirstRun) {
  answers.answer('get', '/api/auth/session', { account: anAccount() });
  if (guide) answers.answer('get', path, guide);
  else answers.refuse('get', path, 503);
  return renderScreen(
    <>
      <FirstRunGuide />
      <BringGuideBack />
    </>,
  );
}
const lineOf = async (step: FirstRunStep['step']) =>
  within((await screen.findByRole('heading', { name: stepTexts[step].title })).closest('li')!);

test('each step shows its state, the reason, and a link', async () => {
  open(fresh);
  expect(await screen.findByText(texts.progress(1, 7))).toBeVisible();
  const profile = await lineOf('profile');
  expect(profile.getByText(problemTexts.no_portrait)).toBeVisible();
  expect(profile.getByRole('link', { name: stepTexts.profile.act })).toHaveAttribute('href', '/site');
  expect((await lineOf('product')).getByTitle(texts.done)).toBeInTheDocument();
  expect((await lineOf('payments')).getByText('https://example.com/api/webhooks/stripe')).toBeVisible();
  const mail = await lineOf('mail');
  expect(mail.getByTitle(texts.failed)).toBeInTheDocument();
  expect(mail.getByText(texts.said('550 relaying denied'))).toBeVisible();
  expect((await lineOf('files')).getByTitle(texts.todo)).toBeInTheDocument();
  expect((await lineOf('friend')).getByRole('link')).toHaveAttribute('href', '/students');
  const claim = await lineOf('claim');
  expect(claim.getByTitle(texts.todo)).toBeInTheDocument();
  expect(claim.getByRole('link', { name: stepTexts.claim.act })).toHaveAttribute('href', '/library');
});

test('a test shows its result', async () => {
  const { user } = open(fresh);
  const files = await lineOf('files');
  answers.answer('post', `${path}/check`, withStep(fresh, aStep('files', 'files_refused', 'Access Denied')));
  await user.click(files.getByRole('button', { name: `${stepTexts.files.title}: ${stepTexts.files.act}` }));
  expect(await files.findByText(problemTexts.files_refused)).toBeVisible();
  answers.answer('post', `${path}/check`, withStep(fresh, aStep('files', null)));
  await user.click(files.getByRole('button', { name: `${stepTexts.files.title}: ${texts.tryAgain}` }));
  expect(await files.findByText(stepTexts.files.done)).toBeVisible();
  expect(screen.getByText(texts.progress(2, 7))).toBeVisible();
});

test('a failed test says so, and changes nothing', async () => {
  const { user } = open(fresh);
  const files = await lineOf('files');
  answers.refuse('post', `${path}/check`, 429, { code: 'too_many', message: 'That was a lot at once.' });
  await user.click(files.getByRole('button'));
  expect(await files.findByRole('alert')).toHaveTextContent('That was a lot at once.');
  expect(files.getByText(problemTexts.not_checked)).toBeVisible();
});

test('with the payment sandbox nothing suggests that money moves', async () => {
  open({ ...withStep(fresh, aStep('payments', null)), isSandbox: true });
  expect((await lineOf('payments')).getByText(sandboxTexts.done)).toBeVisible();
});

test('the guide is dismissed and restored', async () => {
  const { user } = open(fresh);
  answers.answer('put', path, { ...fresh, isPutAway: true });
  await user.click(await screen.findByRole('button', { name: texts.putAway }));
  const back = await screen.findByRole('button', { name: texts.bringBack });
  expect(screen.queryByRole('heading', { name: texts.title })).toBeNull();
  answers.answer('put', path, fresh);
  await user.click(back);
  expect(await screen.findByRole('heading', { name: texts.title })).toBeVisible();
});

test('steps that cannot be loaded can be retried', async () => {
  const { user } = open();
  expect(await screen.findByText(texts.notLoaded)).toBeVisible();
  answers.answer('get', path, fresh);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(texts.progress(1, 7))).toBeVisible();
});
