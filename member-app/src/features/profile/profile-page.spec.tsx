import { answers, blank } from '@sanctum/openapi/testing';
import { screen, waitFor } from '@testing-library/react';
import { aMember, growsTo, renderPage, renderScreen } from '../../../testing';
import { paths } from '../../shared/lib/paths';
import { sanctumPaths } from '../../shared/lib/sanctum-paths';
import { i18n } from '../../shared/words/i18n';
import { ProfilePage } from './profile-page';

const member = aMember({ name: 'Rosa Lind', bio: null });

beforeEach(() => {
  growsTo();
  // The figures are a separate part of the page: if they fail, the rest stays.
  answers.refuse('get', '/api/me/overview', 503);
  answers.list('get', '/api/me/library', []);
  answers.list('get', '/api/me/certificates', []);
  answers.answer('get', '/api/me/community', {
    canWrite: true,
    hasAcceptedGuidelines: true,
    canPublishAtOnce: true,
    mute: null,
    warning: null,
    groups: [],
  });
  const nothing = { pinned: [], items: [], next: null };
  answers.answer('get', '/api/me/community/posts', nothing);
  answers.answer('get', '/api/me/community/saved-posts', nothing);
  answers.answer('get', '/api/community/people/{id}/pictures', { items: [], next: null });
  answers.answer('get', '/api/community/announcements', { items: [], next: null });
  answers.answer('get', '/api/community/events', { items: [], next: null });
});

test('a member edits name and bio in place', async () => {
  answers.answer('patch', '/api/me', ({ body }) => ({ ...member, ...body }));
  const { user } = renderScreen(<ProfilePage />, { as: member, at: '/profile' });
  await user.click(await screen.findByRole('button', { name: i18n.t('profile:edit') }));
  const name = screen.getByLabelText(new RegExp(i18n.t('profile:form.name')));
  expect(name).toHaveFocus();
  await user.clear(name);
  await user.type(name, 'Rosa Lind Berg');
  await user.type(screen.getByLabelText(i18n.t('profile:form.bio')), 'Gardener.');
  await user.click(screen.getByRole('button', { name: i18n.t('profile:form.save') }));
  expect(await screen.findByRole('heading', { name: 'Rosa Lind Berg', level: 2 })).toBeVisible();
  expect(screen.getByText('Gardener.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: i18n.t('profile:edit') })).toHaveFocus());
  expect(answers.calls('patch', '/api/me').at(-1)?.body).toEqual({
    name: 'Rosa Lind Berg',
    bio: 'Gardener.',
  });
});

test('a daughter without an address sees her sign-in name, and not the address behind it', async () => {
  const lena = aMember({ email: 'lena@no-mail.invalid', signInName: 'lena' });
  renderScreen(<ProfilePage />, { as: lena, at: '/profile' });
  expect(await screen.findByText('lena')).toBeVisible();
  expect(screen.queryByText(/no-mail/)).toBeNull();
});

/** Opens the page at one of its tabs. */
const openTab = (tab: string) => renderScreen(<ProfilePage />, { as: member, at: `/profile?tab=${tab}` });

test.each([sanctumPaths.profile, sanctumPaths.communityProfile])(
  '%s is the member’s own page, with their posts and saved posts, and a composer',
  async (at) => {
    answers.answer('get', '/api/cart/count', { count: 0 });
    answers.answer('get', '/api/me/deletion', blank('AccountDeletionResponse'));
    const { user } = renderPage(at, { as: member });
    expect(await screen.findByText(i18n.t('feed:none.mine'))).toBeVisible();
    expect(screen.getByRole('link', { name: 'My Profile' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByPlaceholderText('Share Your Thoughts...')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Post' })).toBeVisible();
    await user.click(screen.getByRole('tab', { name: i18n.t('profile:tabs.saved') }));
    expect(await screen.findByText(i18n.t('feed:none.saved'))).toBeVisible();
  },
);

test('a member’s credentials are certificates, and completed courses that will have one', async () => {
  const oak = {
    ...blank('CertificateResponse'),
    code: '7KQ2-M0XV-93AT',
    courseId: 'oak',
    courseTitle: 'Oak',
  };
  answers.list('get', '/api/me/certificates', [oak]);
  const course = { ...blank('LibraryItemResponse'), type: 'course' as const };
  answers.list('get', '/api/me/library', [
    { ...course, productId: 'oak', title: 'Oak', progressPercent: 100 },
    { ...course, productId: 'elm', title: 'Elm', progressPercent: 100 },
    { ...course, productId: 'ash', title: 'Ash', progressPercent: 50 },
  ]);
  openTab('posts');
  const link = (title: string) =>
    screen.findByRole('link', { name: i18n.t('profile:certificate', { course: title }) });
  expect(await link('Oak')).toHaveAttribute('href', sanctumPaths.certificate(oak.code));
  expect(await link('Elm')).toHaveAttribute('href', paths.course('elm'));
  expect(screen.queryByText(/Ash/)).toBeNull();
});

test('a member’s activity is listed on the profile, newest first, in pages', async () => {
  const title = 'First Seeds';
  const actions = ['review_written', 'course_completed', 'lesson_completed', 'product_received'] as const;
  const asker = {
    ...blank('ActivityResponse'),
    id: 'asked',
    kind: 'question_asked' as const,
    title: 'Who bakes?',
    productId: null,
    postId: 'bread',
  };
  const activity = (kind: (typeof actions)[number]) => ({
    ...blank('ActivityResponse'),
    id: kind,
    kind,
    title,
    productId: 'seeds',
  });
  answers.answer('get', '/api/me/activity', ({ query }) => ({
    items:
      query['after'] === 'place'
        ? [...actions.slice(3).map(activity), asker]
        : actions.slice(0, 3).map(activity),
    next: query['after'] === 'place' ? null : 'place',
  }));
  const { user } = openTab('activity');
  await user.click(await screen.findByRole('button', { name: i18n.t('profile:activity.more') }));
  for (const kind of actions) {
    expect(
      await screen.findByRole('link', { name: i18n.t(`profile:activity.kinds.${kind}`, { title }) }),
    ).toHaveAttribute('href', '/product/seeds');
  }
  expect(
    screen.getByRole('link', {
      name: i18n.t('profile:activity.kinds.question_asked', { title: 'Who bakes?' }),
    }),
  ).toHaveAttribute('href', '/community/posts/bread');
  expect(screen.queryByRole('button', { name: i18n.t('profile:activity.more') })).not.toBeInTheDocument();
});

test('a member’s downloads are listed on the profile, with a Download button per file under its own name', async () => {
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
