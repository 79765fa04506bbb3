import { answers, blank } from '@sanctum/openapi/testing';
import { screen } from '@testing-library/react';
import { aMember, renderPage } from '../../../../testing';
import { communityPaths } from '../../../shared/lib/community-paths';
import { messagesTo } from '../../../shared/lib/sanctum-paths';
import { i18n } from '../../../shared/words/i18n';

const ROSA = {
  id: 'rosa',
  name: 'Rosa Lind',
  avatarUrl: null,
  isCoach: false,
  isMe: false,
  isWritable: true,
  level: null,
};
const picture = (n: number) => ({
  postId: `post-${n}`,
  url: `https://files.test/${n}`,
  alt: `Picture ${n}`,
  width: 4,
  height: 4,
  isVideo: false,
});

function open() {
  answers.answer('get', '/api/cart/count', { count: 0 });
  answers.answer('get', '/api/community/people/{id}', ROSA);
  answers.answer('get', '/api/community/people/{id}/posts', {
    pinned: [],
    next: null,
    items: [
      {
        ...blank('PostResponse'),
        id: 'one',
        kind: 'post',
        author: ROSA,
        text: 'We walked home.',
        state: 'published',
        images: [],
        files: [],
        shownAt: '2027-03-08T10:00:00.000Z',
        editedAt: null,
        reactions: [],
        group: null,
        tag: null,
      },
    ],
  });
  answers.answer('get', '/api/community/people/{id}/pictures', ({ query }) =>
    query.after
      ? { items: [picture(99)], next: null }
      : { items: Array.from({ length: 8 }, (_, n) => picture(n)), next: 'further' },
  );
  return renderPage(communityPaths.communityPerson('rosa'), { as: aMember() });
}

test('a person’s page has their posts, and all their pictures on request', async () => {
  const { user } = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Rosa Lind' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Message Rosa Lind' })).toHaveAttribute('href', messagesTo('rosa'));
  expect(await screen.findByText('We walked home.')).toBeVisible();
  const links = () => screen.getAllByRole('link', { name: /Picture/ });
  expect(links()).toHaveLength(6);
  expect(links()[0]).toHaveAttribute('href', communityPaths.communityPost('post-0'));
  await user.click(screen.getByRole('button', { name: 'View All Media' }));
  expect(links()).toHaveLength(8);
  await user.click(screen.getByRole('button', { name: i18n.t('feed:gallery.more') }));
  expect(await screen.findByRole('link', { name: /Picture 99/ })).toBeVisible();
});

test('a page that is not open to the reader leads back', async () => {
  open();
  answers.refuse('get', '/api/community/people/{id}', 404);
  expect(await screen.findByText(i18n.t('feed:person.missing'))).toBeVisible();
});
