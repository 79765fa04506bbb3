import { answers } from '@sanctum/openapi/testing';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { sanctumPaths } from '../../shared/lib/sanctum-paths';
import { i18n } from '../../shared/words/i18n';
import { family, openNew } from './testing/family';

/** Dates of birth of someone under 13, and of someone who is 13, on any date. */
const CHILDS = `${new Date().getFullYear() - 9}-04-18`;
const TEENS = `${new Date().getFullYear() - 15}-04-18`;

const next = (user: UserEvent) =>
  user.click(screen.getByRole('button', { name: i18n.t('family:steps.next') }));
const stepTitle = (step: 'who' | 'signIn' | 'agree') =>
  screen.getByRole('heading', { name: new RegExp(i18n.t(`family:steps.${step}`)) });

test('a step requires missing values before the next one, and keeps its text on the way back', async () => {
  const { user } = openNew();
  await user.type(await screen.findByLabelText(i18n.t('family:form.name')), 'Lena Lind');
  await next(user);
  expect(screen.getByLabelText(i18n.t('family:form.birthDate'))).toHaveFocus();
  await user.type(screen.getByLabelText(i18n.t('family:form.birthDate')), TEENS);
  await next(user);
  expect(stepTitle('signIn')).toHaveFocus();
  await user.type(screen.getByLabelText(i18n.t('family:form.signInName')), 'lena-birch');
  await user.click(screen.getByRole('button', { name: i18n.t('family:steps.back') }));
  expect(stepTitle('who')).toHaveFocus();
  expect(screen.getByLabelText(i18n.t('family:form.name'))).toHaveValue('Lena Lind');
  await next(user);
  expect(screen.getByLabelText(i18n.t('family:form.signInName'))).toHaveValue('lena-birch');
});

test('a refusal by the server is shown in its step', async () => {
  const { user } = openNew();
  await user.type(await screen.findByLabelText(i18n.t('family:form.name')), 'Lena Lind');
  await user.type(screen.getByLabelText(i18n.t('family:form.birthDate')), TEENS);
  await next(user);
  await user.type(screen.getByLabelText(i18n.t('family:form.signInName')), 'lena-birch');
  await next(user);
  answers.refuse('post', '/api/family/wards', 409, { fields: { signInName: 'is taken' } });
  await user.click(screen.getByRole('button', { name: i18n.t('family:form.submit') }));
  expect(await screen.findByText(/is taken/)).toBeVisible();
  expect(screen.getByLabelText(i18n.t('family:form.signInName'))).toHaveValue('lena-birch');
});

test('a daughter is added with the chosen permissions, and none is preselected', async () => {
  const { user } = openNew();
  await user.type(await screen.findByLabelText(i18n.t('family:form.name')), 'Lena Lind');
  await user.type(screen.getByLabelText(i18n.t('family:form.birthDate')), CHILDS);
  await next(user);
  await user.type(screen.getByLabelText(i18n.t('family:form.signInName')), 'lena-birch');
  await user.type(screen.getByLabelText(i18n.t('family:form.password')), 'rain on the old roof');
  await next(user);
  for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
  await user.click(
    screen.getByRole('checkbox', { name: new RegExp(i18n.t('family:purposes.account.name')) }),
  );
  answers.answer('post', '/api/family/wards', family());
  await user.click(screen.getByRole('button', { name: i18n.t('family:form.submit') }));
  await waitFor(() => expect(location.pathname).toBe(sanctumPaths.family));
  expect(answers.calls('post', '/api/family/wards')[0]?.body).toEqual({
    name: 'Lena Lind',
    birthDate: CHILDS,
    signInName: 'lena-birch',
    password: 'rain on the old roof',
    purposes: ['account'],
  });
});

test('a daughter of 13 chooses her password herself: the form says so and sends none', async () => {
  const { user } = openNew();
  await user.type(await screen.findByLabelText(i18n.t('family:form.name')), 'Lena Lind');
  await user.type(screen.getByLabelText(i18n.t('family:form.birthDate')), TEENS);
  await next(user);
  expect(screen.getByText(i18n.t('family:form.link.name'))).toBeVisible();
  expect(screen.queryByLabelText(i18n.t('family:form.password'))).toBeNull();
  await user.click(screen.getByRole('radio', { name: i18n.t('family:form.ways.email') }));
  expect(screen.getByText(i18n.t('family:form.link.email'))).toBeVisible();
  await user.type(screen.getByLabelText(i18n.t('family:form.email')), 'lena@example.org');
  await next(user);
  answers.answer('post', '/api/family/wards', family());
  await user.click(screen.getByRole('button', { name: i18n.t('family:form.submit') }));
  await waitFor(() => expect(location.pathname).toBe(sanctumPaths.family));
  expect(answers.calls('post', '/api/family/wards')[0]?.body).toEqual({
    name: 'Lena Lind',
    birthDate: TEENS,
    email: 'lena@example.org',
    purposes: [],
  });
});
