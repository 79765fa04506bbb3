import { answers, blank } from '@sanctum/openapi/testing';
import { screen, waitFor } from '@testing-library/react';
import { aMember, growsTo, renderScreen } from '../../../testing';
import { i18n } from '../../shared/words/i18n';
import { ProfilePage } from './profile-page';

const member = aMember({ name: 'Rosa Lind', bio: null });

beforeEach(() => growsTo());

test('a member changes name and bio in their place', async () => {
  answers.list('get', '/api/me/library', []);
  // The figures are another part of the page: when they fail, the rest stays.
  answers.refuse('get', '/api/me/overview', 503);
  answers.answer('patch', '/api/me', ({ body }) => ({ ...member, ...body }));
  const { user } = renderScreen(<ProfilePage />, { as: member, at: '/profile' });
  await user.click(await screen.findByRole('button', { name: i18n.t('profile:edit') }));
  const name = screen.getByLabelText(new RegExp(i18n.t('profile:form.name')));
  expect(name).toHaveFocus();
  await user.clear(name);
  await user.type(name, 'Rosa Lind Berg');
  await user.type(screen.getByLabelText(i18n.t('profile:form.bio')), 'Gardener.');
  await user.click(screen.getByRole('button', { name: i18n.t('profile:form.save') }));
  expect(await screen.findByRole('heading', { name: 'Rosa Lind Berg', level: 1 })).toBeVisible();
  expect(screen.getByText('Gardener.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: i18n.t('profile:edit') })).toHaveFocus());
  expect(answers.calls('patch', '/api/me').at(-1)?.body).toEqual({
    name: 'Rosa Lind Berg',
    bio: 'Gardener.',
  });
});

test('a daughter without an address reads the name by which she signs in, and not the address that stands for it', async () => {
  answers.list('get', '/api/me/library', []);
  answers.refuse('get', '/api/me/overview', 503);
  const lena = aMember({ email: 'lena@no-mail.invalid', signInName: 'lena' });
  renderScreen(<ProfilePage />, { as: lena, at: '/profile' });
  expect(await screen.findByText('lena')).toBeVisible();
  expect(screen.queryByText(/no-mail/)).toBeNull();
});

/** The page at one of its tabs. */
function openTab(tab: string) {
  answers.refuse('get', '/api/me/overview', 503);
  return renderScreen(<ProfilePage />, { as: member, at: `/profile?tab=${tab}` });
}

test('a member’s activity is listed on the profile, newest first, a page at a time', async () => {
  const title = 'First Seeds';
  const actions = ['review_written', 'course_completed', 'lesson_completed', 'product_received'] as const;
  const activity = (kind: (typeof actions)[number]) => ({
    ...blank('ActivityResponse'),
    id: kind,
    kind,
    title,
    productId: 'seeds',
  });
  answers.answer('get', '/api/me/activity', ({ query }) => ({
    items: (query['after'] === 'place' ? actions.slice(3) : actions.slice(0, 3)).map(activity),
    next: query['after'] === 'place' ? null : 'place',
  }));
  const { user } = openTab('activity');
  await user.click(await screen.findByRole('button', { name: i18n.t('profile:activity.more') }));
  for (const kind of actions) {
    expect(
      await screen.findByRole('link', { name: i18n.t(`profile:activity.kinds.${kind}`, { title }) }),
    ).toHaveAttribute('href', '/product/seeds');
  }
  expect(screen.queryByRole('button', { name: i18n.t('profile:activity.more') })).not.toBeInTheDocument();
});

test('a member’s downloads are listed on the profile with a Download button per file, each under its own name', async () => {
  const owned = { ...blank('LibraryItemResponse'), type: 'digital_file' as const };
  answers.list('get', '/api/me/library', [
    { ...owned, productId: 'p1', title: 'Twelve Questions' },
    { ...owned, productId: 'p2', title: 'Forest Journal' },
  ]);
  const file = (name: string) => ({
    ...blank('ProductFileResponse'),
    id: name,
    fileName: name,
    url: `https://files/${name}`,
  });
  const names = { p1: ['questions.pdf', 'answers.pdf'], p2: ['journal.pdf'] };
  answers.list('get', '/api/products/{id}/files', ({ path }) =>
    names[path.id as keyof typeof names].map(file),
  );
  openTab('downloads');
  for (const name of [...names.p1, ...names.p2]) {
    const link = await screen.findByRole('link', { name: `Download ${name}` });
    expect(link).toHaveAttribute('href', `https://files/${name}`);
    expect(link).toHaveAttribute('download', name);
  }
});
