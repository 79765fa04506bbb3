import { advance, answers, blank, stopClock } from '@sanctum/openapi/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../../../testing';
import { communityPaths } from '../../shared/lib/community-paths';
import { formatMoment } from '../../shared/lib/format';
import { paths } from '../../shared/lib/paths';
import { i18n } from '../../shared/words/i18n';
import { aPost, author, open } from './testing/feed';

beforeEach(() => localStorage.clear());

test('a visitor is invited, and nothing that members wrote is asked for', async () => {
  answers.answer('get', '/api/cart/count', { count: 0 });
  renderPage(paths.community, { as: null });
  expect(await screen.findByText(i18n.t('feed:invitation.title'))).toBeVisible();
  expect(answers.calls('get', '/api/community/feed')).toEqual([]);
});

test('a post is written once the guidelines are accepted, and what was begun is kept until then', async () => {
  const first = open([], { hasAcceptedGuidelines: false });
  await first.user.type(await screen.findByLabelText(i18n.t('feed:composer.label')), 'We walked home.');
  first.close();
  const { user } = open([], { hasAcceptedGuidelines: false });
  const field = await screen.findByLabelText(i18n.t('feed:composer.label'));
  expect(field).toHaveValue('We walked home.');
  answers.answer('put', '/api/community/me/guidelines', {
    mayWrite: true,
    hasAcceptedGuidelines: true,
    publishesAtOnce: true,
    mute: null,
    warning: null,
    groups: [],
  });
  answers.answer('post', '/api/community/posts', ({ body }) => aPost('new', { text: body.text }));
  await waitFor(() => expect(answers.calls('get', '/api/community/me').length).toBeGreaterThan(1));
  await user.selectOptions(screen.getByLabelText(i18n.t('feed:composer.tag')), 'small-wins');
  await user.click(screen.getByRole('button', { name: i18n.t('feed:composer.share') }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(answers.calls('post', '/api/community/posts')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: i18n.t('feed:guidelines.accept') }));
  await waitFor(() => expect(field).toHaveValue(''));
  expect(answers.calls('post', '/api/community/posts').map(({ body }) => body)).toEqual([
    { text: 'We walked home.', tag: 'small-wins', groupId: null, images: [], files: [] },
  ]);
  expect(localStorage).toHaveLength(0);
});

test('what could not be sent stays in the field', async () => {
  const { user } = open([]);
  answers.refuse('post', '/api/community/posts', 503);
  const field = await screen.findByLabelText(i18n.t('feed:composer.label'));
  await user.type(field, 'We walked home.');
  await user.click(screen.getByRole('button', { name: i18n.t('feed:composer.share') }));
  expect(await screen.findByText(i18n.t('feed:composer.failed'))).toBeVisible();
  expect(field).toHaveValue('We walked home.');
});

test('a film is played and a paper downloaded where they were posted; what cannot be sent along is told of', async () => {
  const { user } = open([
    aPost('one', {
      files: [
        {
          id: 'film',
          fileName: 'garden.mp4',
          isFilm: true,
          fileSize: 4_000_000,
          width: 640,
          height: 360,
          url: 'https://files/film',
          downloadUrl: 'https://files/film-down',
        },
        {
          id: 'paper',
          fileName: 'soup.pdf',
          isFilm: false,
          fileSize: 2048,
          width: null,
          height: null,
          url: 'https://files/paper',
          downloadUrl: 'https://files/paper',
        },
      ],
    }),
  ]);
  expect(await screen.findByLabelText(i18n.t('feed:files.film', { name: 'garden.mp4' }))).toHaveAttribute(
    'src',
    'https://files/film',
  );
  expect(screen.getByRole('link', { name: /soup\.pdf/ })).toHaveAttribute('href', 'https://files/paper');
  answers.refuse('post', '/api/objects/upload', 415);
  await user.type(screen.getByLabelText(i18n.t('feed:composer.label')), 'Our garden.');
  const paper = new File(['x'], 'soup.pdf', { type: 'application/pdf' });
  await user.upload(document.querySelectorAll<HTMLInputElement>('input[type=file]')[1]!, paper);
  expect(await screen.findByText(i18n.t('feed:composer.failed'))).toBeVisible();
  expect(answers.calls('post', '/api/objects/upload')[0]!.body).toMatchObject({
    purpose: 'post-file',
    fileName: 'soup.pdf',
  });
});

test('a film that this browser cannot play, or only hear, is there to be downloaded', async () => {
  const film = (id: string) => ({
    id,
    fileName: `${id}.mov`,
    isFilm: true,
    fileSize: 4_000_000,
    width: 640,
    height: 360,
    url: `https://files/${id}`,
    downloadUrl: `https://files/${id}-down`,
  });
  open([aPost('one', { files: [film('garden'), film('soup')] })]);
  const shown = (id: string) => screen.findByLabelText(i18n.t('feed:files.film', { name: `${id}.mov` }));
  fireEvent.error(await shown('garden'));
  // jsdom, too, knows of no picture
  fireEvent.loadedMetadata(await shown('soup'));
  for (const id of ['garden', 'soup'])
    expect(await screen.findByRole('link', { name: new RegExp(`${id}\\.mov`) })).toHaveAttribute(
      'href',
      `https://files/${id}-down`,
    );
  expect(screen.getAllByText(i18n.t('feed:files.unplayable'))).toHaveLength(2);
});

test('a reader reacts, saves and copies the link; the total opens who it was', async () => {
  const { user } = open([aPost('one', { reactions: [{ emoji: '💚', count: 2 }], totalReactions: 2 })]);
  answers.answer('put', '/api/community/posts/{id}/reactions', {
    reactions: [{ emoji: '🌱', count: 1 }],
    totalReactions: 3,
    myReactions: ['🌱'],
  });
  answers.answer('put', '/api/community/posts/{id}/saved', undefined);
  answers.answer('get', '/api/community/posts/{id}/reactions', [
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

test('what was written is shown as text, whatever it is, and only https can be followed', async () => {
  open([aPost('one', { text: '<img src=x onerror=alert(1)> javascript:alert(1) https://example.org' })]);
  const link = await screen.findByRole('link', { name: 'https://example.org' });
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  const article = screen.getByRole('article');
  expect(article.textContent).toContain('<img src=x onerror=alert(1)> javascript:alert(1)');
  expect(within(article).queryByRole('img')).not.toBeInTheDocument();
});

test('its writer edits and deletes a post, everybody else reports it', async () => {
  const mine = aPost('mine', { author: author({ isMe: true }) });
  const { user } = open([mine, aPost('hers')]);
  answers.answer('patch', '/api/community/posts/{id}', ({ body }) => ({
    ...mine,
    ...body,
    editedAt: '2027-03-08T11:00:00.000Z',
  }));
  answers.answer('delete', '/api/community/posts/{id}', undefined);
  answers.answer('post', '/api/community/posts/{id}/reports', undefined);
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
    expect(answers.calls('post', '/api/community/posts/{id}/reports')[0]?.body).toEqual({
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

test('a post that waits or is hidden says so to its writer, and nothing is done with it', async () => {
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

test('a withheld comment keeps the place of its answers, and nothing can be done with it', async () => {
  answers.answer('get', '/api/community/posts/{id}', aPost('one', { comments: 1 }));
  const facts = { hiddenReason: null, editedAt: null, createdAt: '2027-03-08T10:00:00.000Z' };
  const answer = {
    ...blank('CommentResponse'),
    ...facts,
    id: 'answer',
    author: author({ name: 'Mia Stone' }),
    text: 'The blue one.',
    state: 'published' as const,
  };
  const withheld = {
    ...blank('ThreadResponse'),
    ...facts,
    id: 'first',
    author: author({ id: null, name: '' }),
    text: '',
    state: 'withheld' as const,
    replies: [answer],
  };
  answers.answer('get', '/api/community/posts/{id}/comments', { items: [withheld], next: null });
  open([], { at: communityPaths.communityPost('one') });
  expect(await screen.findByText(i18n.t('feed:state.withheldComment'))).toBeVisible();
  expect(screen.getByText('The blue one.')).toBeVisible();
  // of the answer alone
  expect(screen.getAllByRole('button', { name: i18n.t('feed:comments.reply') })).toHaveLength(1);
});

test('at its own address a post stands with its comments, which are answered', async () => {
  answers.answer('get', '/api/community/posts/{id}', aPost('one', { comments: 1 }));
  const comment = {
    ...blank('ThreadResponse'),
    id: 'first',
    author: author({ name: 'Mia Stone' }),
    text: 'Which book?',
    state: 'published' as const,
    hiddenReason: null,
    editedAt: null,
    createdAt: '2027-03-08T10:00:00.000Z',
    replies: [],
    isDeleted: false,
  };
  answers.answer('get', '/api/community/posts/{id}/comments', { items: [comment], next: null });
  answers.answer('post', '/api/community/posts/{id}/comments', comment);
  const { user } = open([], { at: communityPaths.communityPost('one') });
  expect(await screen.findByText('Which book?')).toBeVisible();
  await user.click(screen.getByRole('button', { name: i18n.t('feed:comments.reply') }));
  await user.type(screen.getByLabelText(i18n.t('feed:comments.writeReply')), 'The blue one.');
  await user.click(screen.getAllByRole('button', { name: i18n.t('feed:comments.reply') }).at(-1)!);
  await waitFor(() =>
    expect(answers.calls('post', '/api/community/posts/{id}/comments')[0]?.body).toEqual({
      text: 'The blue one.',
      parentId: 'first',
    }),
  );
});

test('under the place of a deleted comment its replies can be read', async () => {
  const reply = {
    ...blank('CommentResponse'),
    id: 'reply',
    author: author({ name: 'Rosa Lind' }),
    text: 'The blue one.',
    state: 'published' as const,
    createdAt: '2027-03-08T10:00:00.000Z',
  };
  const place = { ...blank('ThreadResponse'), id: 'gone', isDeleted: true, text: '', replies: [reply] };
  answers.answer('get', '/api/community/posts/{id}', aPost('one', { comments: 1 }));
  answers.answer('get', '/api/community/posts/{id}/comments', { items: [place], next: null });
  open([], { at: communityPaths.communityPost('one') });
  expect(await screen.findByText(i18n.t('feed:comments.deleted'))).toBeVisible();
  expect(screen.getByText('The blue one.')).toBeVisible();
  expect(screen.getAllByRole('button', { name: i18n.t('feed:comments.reply') })).toHaveLength(1);
});

test('a minor whose guardian has not agreed reads along, and is told so', async () => {
  open([aPost('one')]);
  answers.answer('get', '/api/community/me', {
    mayWrite: false,
    hasAcceptedGuidelines: false,
    publishesAtOnce: false,
    mute: null,
    warning: null,
    groups: [],
  });
  expect(await screen.findByText(i18n.t('feed:readsAlong'))).toBeVisible();
  expect(await screen.findByText('Words of one')).toBeVisible();
  expect(screen.queryByLabelText(i18n.t('feed:composer.label'))).not.toBeInTheDocument();
});

test('whoever is muted reads along, and reads until when and why where she would write', async () => {
  open([aPost('one')]);
  const mute = {
    since: '2027-03-08T10:00:00.000Z',
    until: '2027-03-15T10:00:00.000Z',
    reason: 'Unkind words',
  };
  answers.answer('get', '/api/community/me', {
    mayWrite: false,
    hasAcceptedGuidelines: true,
    publishesAtOnce: true,
    mute,
    warning: null,
    groups: [],
  });
  expect(
    await screen.findByText(i18n.t('feed:mute.until', { when: formatMoment(mute.until) })),
  ).toBeVisible();
  expect(screen.getByText(/Unkind words/)).toBeVisible();
  expect(await screen.findByText('Words of one')).toBeVisible();
  expect(screen.queryByLabelText(i18n.t('feed:composer.label'))).not.toBeInTheDocument();
});

test('whoever is warned confirms it, and then has room to write', async () => {
  const { user } = open([]);
  const me = { mayWrite: true, hasAcceptedGuidelines: true, publishesAtOnce: true, mute: null, groups: [] };
  const warning = {
    id: 'w',
    text: 'Please keep it among us.',
    givenAt: '2027-03-08T10:00:00.000Z',
    readAt: null,
  };
  answers.answer('get', '/api/community/me', { ...me, warning });
  expect(await screen.findByText('Please keep it among us.')).toBeVisible();
  expect(screen.queryByLabelText(i18n.t('feed:composer.label'))).not.toBeInTheDocument();
  const confirm = ['put', '/api/me/warnings/{id}/confirmation'] as const;
  answers.refuse(...confirm, 503);
  await user.click(screen.getByRole('button', { name: i18n.t('feed:warning.confirm') }));
  expect(await screen.findByText('Please keep it among us.')).toBeVisible();
  answers.answer(...confirm, undefined);
  answers.answer('get', '/api/community/me', { ...me, warning: null });
  await user.click(screen.getByRole('button', { name: i18n.t('feed:warning.confirm') }));
  expect(await screen.findByLabelText(i18n.t('feed:composer.label'))).toBeVisible();
});

test('a post that is not there leads back', async () => {
  answers.refuse('get', '/api/community/posts/{id}', 404);
  open([], { at: communityPaths.communityPost('gone') });
  expect(await screen.findByText(i18n.t('feed:post.missing'))).toBeVisible();
});

test('beside the feed stands what many turn to now', async () => {
  open([]);
  answers.answer('get', '/api/community/trending', [
    { id: 'hot', kind: 'post', author: author(), beginning: 'I put a chair', reactions: 4, comments: 1 },
  ]);
  expect(await screen.findByRole('heading', { name: 'Trending Posts' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'I put a chair' })).toHaveAttribute(
    'href',
    communityPaths.communityPost('hot'),
  );
  expect(screen.getByText('Rosa Lind · 4 reactions · 1 comment')).toBeVisible();
});

describe('while the feed is open', () => {
  const streams: EventTarget[] = [];
  beforeEach(() => {
    streams.length = 0;
    const { EventSource: Stream } = globalThis;
    jest.spyOn(globalThis, 'EventSource').mockImplementation((url) => {
      const opened = new Stream(url);
      streams.push(opened);
      return opened;
    });
    stopClock();
  });
  afterEach(() => jest.restoreAllMocks());

  async function tellOf(id: string) {
    const data = JSON.stringify({ topic: 'post', id });
    act(() => void streams.at(-1)!.dispatchEvent(new MessageEvent('changed', { data })));
    await advance(3_000);
  }

  test('new posts are told of and shown when that is wanted, while what is read stays where it is', async () => {
    const { user } = open([aPost('one')]);
    await screen.findByText('Words of one');
    const later = ['two', 'three'].map((id) => aPost(id, { shownAt: '2027-03-08T11:00:00.000Z' }));
    answers.answer('get', '/api/community/feed', {
      pinned: [],
      next: null,
      items: [...later, aPost('one')],
    });
    await tellOf('two');
    const button = await screen.findByRole('button', { name: i18n.t('feed:newer.posts', { count: 2 }) });
    expect(screen.queryByText('Words of two')).not.toBeInTheDocument();
    await user.click(button);
    expect(await screen.findByText('Words of two')).toBeVisible();
    expect(button).not.toBeInTheDocument();
    expect(screen.getByRole('list', { name: i18n.t('feed:posts') })).toHaveFocus();
  });

  test('the counts and comments of what is shown follow, and what is gone goes', async () => {
    const { user } = open([aPost('one', { comments: 1 }), aPost('two')]);
    answers.answer('get', '/api/community/posts/{id}/comments', { items: [], next: null });
    await user.click(await screen.findByRole('button', { name: i18n.t('feed:post.comments', { count: 1 }) }));
    await waitFor(() => expect(answers.calls('get', '/api/community/posts/{id}/comments')).toHaveLength(1));
    answers.answer('get', '/api/community/posts/{id}', aPost('one', { comments: 4 }));
    await tellOf('one');
    expect(
      await screen.findByRole('button', { name: i18n.t('feed:post.comments', { count: 4 }) }),
    ).toBeVisible();
    expect(answers.calls('get', '/api/community/posts/{id}/comments')).toHaveLength(2);
    answers.refuse('get', '/api/community/posts/{id}', 404);
    await tellOf('two');
    await waitFor(() => expect(screen.queryByText('Words of two')).not.toBeInTheDocument());
    expect(screen.getByText('Words of one')).toBeVisible();
  });

  test('what changes many times at once is asked for once', async () => {
    open([aPost('one')]);
    await screen.findByText('Words of one');
    answers.answer('get', '/api/community/posts/{id}', aPost('one', { comments: 2 }));
    for (let n = 0; n < 5; n++) {
      const data = JSON.stringify({ topic: 'post', id: 'one' });
      act(() => void streams.at(-1)!.dispatchEvent(new MessageEvent('changed', { data })));
    }
    await advance(3_000);
    expect(answers.calls('get', '/api/community/posts/{id}')).toHaveLength(1);
  });
});
