import { answers, blank } from '@sanctum/openapi/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../../../testing';
import { communityPaths } from '../../shared/lib/community-paths';
import { formatMoment } from '../../shared/lib/format';
import { paths } from '../../shared/lib/paths';
import { i18n } from '../../shared/words/i18n';
import { aPost, author, aWriter, everythingIsSeen, open } from './testing/feed';

beforeEach(() => localStorage.clear());

test('a visitor is invited, and no members’ posts are requested', async () => {
  answers.answer('get', '/api/cart/count', { count: 0 });
  renderPage(paths.community, { as: null });
  expect(await screen.findByText(i18n.t('feed:invitation.title'))).toBeVisible();
  expect(answers.calls('get', '/api/community/feed')).toEqual([]);
});

test('a post is sent once the guidelines are accepted, and its draft is kept until then', async () => {
  const first = open([], { hasAcceptedGuidelines: false });
  await first.user.type(await screen.findByLabelText(i18n.t('feed:composer.label')), 'We walked home.');
  first.close();
  const { user } = open([], { hasAcceptedGuidelines: false });
  const field = await screen.findByLabelText(i18n.t('feed:composer.label'));
  expect(field).toHaveValue('We walked home.');
  answers.answer('post', '/api/me/community/accept-guidelines', aWriter());
  answers.answer('post', '/api/community/posts', ({ body }) => aPost('new', { text: body.text }));
  await waitFor(() => expect(answers.calls('get', '/api/me/community').length).toBeGreaterThan(1));
  await user.selectOptions(screen.getByLabelText(i18n.t('feed:composer.tag')), 'small_wins');
  await user.click(screen.getByRole('button', { name: i18n.t('feed:composer.share') }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(answers.calls('post', '/api/community/posts')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: i18n.t('feed:guidelines.accept') }));
  await waitFor(() => expect(field).toHaveValue(''));
  expect(answers.calls('post', '/api/community/posts').map(({ body }) => body)).toEqual([
    { text: 'We walked home.', tag: 'small_wins', groupId: null, images: [], files: [] },
  ]);
  expect(localStorage).toHaveLength(0);
});

test('a text that could not be sent stays in the field', async () => {
  const { user } = open([]);
  answers.refuse('post', '/api/community/posts', 503);
  const field = await screen.findByLabelText(i18n.t('feed:composer.label'));
  await user.type(field, 'We walked home.');
  await user.click(screen.getByRole('button', { name: i18n.t('feed:composer.share') }));
  expect(await screen.findByText(i18n.t('feed:composer.failed'))).toBeVisible();
  expect(field).toHaveValue('We walked home.');
});

test('videos play and files download in the post; unsupported files are reported', async () => {
  const { user } = open([
    aPost('one', {
      files: [
        {
          id: 'video',
          fileName: 'garden.mp4',
          isVideo: true,
          fileSize: 4_000_000,
          width: 640,
          height: 360,
          url: 'https://files/video',
          downloadUrl: 'https://files/video-down',
        },
        {
          id: 'paper',
          fileName: 'soup.pdf',
          isVideo: false,
          fileSize: 2048,
          width: null,
          height: null,
          url: 'https://files/paper',
          downloadUrl: 'https://files/paper',
        },
      ],
    }),
  ]);
  expect(await screen.findByLabelText(i18n.t('feed:files.video', { name: 'garden.mp4' }))).toHaveAttribute(
    'src',
    'https://files/video#t=0.001',
  );
  expect(screen.getByRole('link', { name: /soup\.pdf/ })).toHaveAttribute('href', 'https://files/paper');
  answers.refuse('post', '/api/objects/upload', 415);
  await user.type(screen.getByLabelText(i18n.t('feed:composer.label')), 'Our garden.');
  const paper = new File(['x'], 'soup.pdf', { type: 'application/pdf' });
  await user.upload(document.querySelectorAll<HTMLInputElement>('input[type=file]')[1]!, paper);
  expect(await screen.findByText(i18n.t('feed:composer.failed'))).toBeVisible();
  expect(answers.calls('post', '/api/objects/upload')[0]!.body).toMatchObject({
    purpose: 'post_file',
    fileName: 'soup.pdf',
  });
});

test('a video that this browser cannot play, or without its picture, can be downloaded', async () => {
  const video = (id: string) => ({
    id,
    fileName: `${id}.mov`,
    isVideo: true,
    fileSize: 4_000_000,
    width: 640,
    height: 360,
    url: `https://files/${id}`,
    downloadUrl: `https://files/${id}-down`,
  });
  open([aPost('one', { files: [video('garden'), video('soup')] })]);
  const shown = (id: string) => screen.findByLabelText(i18n.t('feed:files.video', { name: `${id}.mov` }));
  fireEvent.error(await shown('garden'));
  // jsdom does not know a picture either
  fireEvent.loadedMetadata(await shown('soup'));
  for (const id of ['garden', 'soup'])
    expect(await screen.findByRole('link', { name: new RegExp(`${id}\\.mov`) })).toHaveAttribute(
      'href',
      `https://files/${id}-down`,
    );
  expect(screen.getAllByText(i18n.t('feed:files.unplayable'))).toHaveLength(2);
});

test('a reader reacts, saves and copies the link; the total opens the list of people', async () => {
  const { user } = open([aPost('one', { reactions: [{ emoji: '💚', count: 2 }], totalReactions: 2 })]);
  answers.answer('post', '/api/community/posts/{id}/react', {
    reactions: [{ emoji: '🌱', count: 1 }],
    totalReactions: 3,
    myReactions: ['🌱'],
  });
  answers.answer('post', '/api/community/posts/{id}/save', undefined);
  answers.list('get', '/api/community/posts/{id}/reactions', [
    { emoji: '💚', people: [author({ name: 'Mia Stone' })], others: 1 },
  ]);
  await user.click(await screen.findByRole('button', { name: i18n.t('feed:reactions.total', { count: 2 }) }));
  expect(await screen.findByText('Mia Stone', { exact: false })).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: i18n.t('feed:reactions.react') }));
  await user.click(screen.getByRole('button', { name: i18n.t('feed:emojis.seedling') }));
  expect(
    await screen.findByRole('button', { name: i18n.t('feed:reactions.total', { count: 3 }) }),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: i18n.t('feed:post.save') }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: i18n.t('feed:post.save') })).toHaveAttribute(
      'aria-pressed',
      'true',
    ),
  );
  await user.click(screen.getByRole('button', { name: i18n.t('feed:post.shareThis') }));
  expect(await screen.findByText(i18n.t('feed:post.shared'))).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(
    `${location.origin}${communityPaths.communityPost('one')}`,
  );
});

test('posts are shown as plain text, and only https links can be followed', async () => {
  open([aPost('one', { text: '<img src=x onerror=alert(1)> javascript:alert(1) https://example.org' })]);
  const link = await screen.findByRole('link', { name: 'https://example.org' });
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  const article = screen.getByRole('article');
  expect(article.textContent).toContain('<img src=x onerror=alert(1)> javascript:alert(1)');
  expect(within(article).queryByRole('img')).not.toBeInTheDocument();
});

test('authors edit and delete their posts, and everyone else can report them', async () => {
  const mine = aPost('mine', { author: author({ isMe: true }) });
  const { user } = open([mine, aPost('hers')]);
  answers.answer('patch', '/api/community/posts/{id}', ({ body }) => ({
    ...mine,
    ...body,
    editedAt: '2027-03-08T11:00:00.000Z',
  }));
  answers.answer('delete', '/api/community/posts/{id}', undefined);
  answers.answer('post', '/api/community/posts/{id}/report', undefined);
  const [menuOfMine, menuOfHers] = await screen.findAllByRole('button', { name: i18n.t('feed:post.menu') });

  await user.click(menuOfMine!);
  await user.click(await screen.findByRole('menuitem', { name: i18n.t('feed:post.edit') }));
  const field = await screen.findByLabelText(i18n.t('feed:post.editText'));
  await user.clear(field);
  await user.type(field, 'Better words');
  await user.click(screen.getByRole('button', { name: i18n.t('feed:save') }));
  expect(await screen.findByText('Better words')).toBeVisible();
  expect(screen.getByRole('button', { name: i18n.t('feed:post.edited') })).toBeVisible();

  await user.click(menuOfHers!);
  await user.click(await screen.findByRole('menuitem', { name: i18n.t('feed:post.report') }));
  const report = within(await screen.findByRole('dialog'));
  await user.selectOptions(report.getByLabelText(i18n.t('report:reason')), 'private');
  await user.click(report.getByRole('button', { name: i18n.t('report:send') }));
  await waitFor(() =>
    expect(answers.calls('post', '/api/community/posts/{id}/report')[0]?.body).toEqual({
      reason: 'private',
      note: '',
    }),
  );

  await user.click(menuOfMine!);
  await user.click(await screen.findByRole('menuitem', { name: i18n.t('feed:post.delete') }));
  const asked = within(await screen.findByRole('dialog'));
  expect(answers.calls('delete', '/api/community/posts/{id}')).toEqual([]);
  await user.click(asked.getByRole('button', { name: i18n.t('feed:delete') }));
  expect(await screen.findByText(i18n.t('feed:post.deleted'))).toBeVisible();
});

test('a pending or hidden post says so to its author, and has no actions', async () => {
  const isMe = { author: author({ isMe: true }) };
  open([
    aPost('waits', { ...isMe, state: 'waiting' }),
    aPost('hidden', { ...isMe, state: 'hidden', hiddenReason: 'Names a child' }),
    aPost('withheld', { ...isMe, state: 'withheld' }),
  ]);
  expect(await screen.findByText(/Only you can see this until .* approves it/)).toBeVisible();
  expect(screen.getByText(/Names a child/)).toBeVisible();
  expect(screen.getByText(i18n.t('feed:state.withheld'))).toBeVisible();
  expect(screen.queryByRole('button', { name: i18n.t('feed:reactions.react') })).not.toBeInTheDocument();
});

test('a minor without consent can only read, and is told so', async () => {
  open([aPost('one')]);
  answers.answer('get', '/api/me/community', {
    ...aWriter(),
    canWrite: false,
    hasAcceptedGuidelines: false,
    canPublishAtOnce: false,
  });
  expect(await screen.findByText(i18n.t('feed:readsAlong'))).toBeVisible();
  expect(await screen.findByText('Words of one')).toBeVisible();
  expect(screen.queryByLabelText(i18n.t('feed:composer.label'))).not.toBeInTheDocument();
});

test('a muted member can only read, and sees until when and why instead of the composer', async () => {
  open([aPost('one')]);
  const mute = {
    since: '2027-03-08T10:00:00.000Z',
    until: '2027-03-15T10:00:00.000Z',
    reason: 'Unkind words',
  };
  answers.answer('get', '/api/me/community', {
    ...aWriter(),
    canWrite: false,
    mute,
  });
  expect(
    await screen.findByText(i18n.t('feed:mute.until', { when: formatMoment(mute.until) })),
  ).toBeVisible();
  expect(screen.getByText(/Unkind words/)).toBeVisible();
  expect(await screen.findByText('Words of one')).toBeVisible();
  expect(screen.queryByLabelText(i18n.t('feed:composer.label'))).not.toBeInTheDocument();
});

test('a warned member confirms the warning, and can then write', async () => {
  const { user } = open([]);
  const warning = {
    id: 'w',
    text: 'Please keep it among us.',
    givenAt: '2027-03-08T10:00:00.000Z',
    readAt: null,
  };
  answers.answer('get', '/api/me/community', { ...aWriter(), warning });
  expect(await screen.findByText('Please keep it among us.')).toBeVisible();
  expect(screen.queryByLabelText(i18n.t('feed:composer.label'))).not.toBeInTheDocument();
  const confirm = ['post', '/api/me/warnings/{id}/confirm'] as const;
  answers.refuse(...confirm, 503);
  await user.click(screen.getByRole('button', { name: i18n.t('feed:warning.confirm') }));
  expect(await screen.findByText('Please keep it among us.')).toBeVisible();
  answers.answer(...confirm, undefined);
  answers.answer('get', '/api/me/community', aWriter());
  await user.click(screen.getByRole('button', { name: i18n.t('feed:warning.confirm') }));
  expect(await screen.findByLabelText(i18n.t('feed:composer.label'))).toBeVisible();
});

test('the next event, newest announcements and trending posts load when they come into view', async () => {
  const first = open([]);
  expect(await screen.findByText(i18n.t('feed:none.title'))).toBeVisible();
  expect(answers.calls('get', '/api/community/trending')).toEqual([]);
  first.close();
  const watched = everythingIsSeen();
  open([]);
  answers.answer('get', '/api/community/announcements', { items: [], next: null });
  answers.answer('get', '/api/community/events', {
    items: [{ ...blank('CommunityEventResponse'), id: 'walk', title: 'A slow walk' }],
    next: null,
  });
  answers.list('get', '/api/community/trending', [
    { id: 'hot', kind: 'post', author: author(), beginning: 'I put a chair', reactions: 4, comments: 1 },
  ]);
  expect(await screen.findByRole('heading', { name: 'Trending Posts' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'I put a chair' })).toHaveAttribute(
    'href',
    communityPaths.communityPost('hot'),
  );
  expect(screen.getByText('Rosa Lind · 4 reactions · 1 comment')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'A slow walk' })).toHaveAttribute(
    'href',
    communityPaths.communityEvent('walk'),
  );
  expect(screen.getByRole('link', { name: i18n.t('feed:announcements.all') })).toHaveAttribute(
    'href',
    communityPaths.communityAnnouncements,
  );
  watched.mockRestore();
});
