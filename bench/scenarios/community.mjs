import { CIRCLES } from '../data/layout.mjs';
import { idOf } from '../lib/ids.mjs';
import { CALLER, LEVEL_IN_WORDS, picture, time, cursor } from '../limit/sql.mjs';

const ON_A_PAGE = 20;
const MOST_PINNED = 3;

/** A person `h` as one adult sees another. */
const person = (column) => `(
  select json_build_object('id', h.id, 'name', h.name, 'avatarUrl', ${picture('h.avatar_asset_id')}, 'isCoach', h.role = 'creator',
    'isMe', h.id = caller.id, 'isWritable', h.role = 'member' and h.id <> caller.id,
    'level', case when h.role = 'member' and h.show_level_publicly then ${LEVEL_IN_WORDS} end)
  from accounts h left join member_growth grown on grown.account_id = h.id where h.id = ${column})`;

const MENTIONS = `
  select json_agg(json_build_object('accountId', h.id, 'name', h.name, 'hasPage', true) order by m.id)
  from community_mentions m join accounts h on h.id = m.account_id where m.post_id = p.id`;

const PICTURES = `
  select json_agg(json_build_object('url', i.asset_id, 'alt', i.alt) order by i.position)
  from community_post_images i where i.post_id = p.id`;

const FILES = `
  select json_agg(json_build_object('id', f.asset_id) order by f.position)
  from community_post_files f where f.post_id = p.id`;

const REACTIONS = `
  select to_json((array_agg(json_build_object('emoji', r.emoji, 'count', r.count) order by r.count desc, r.emoji))[1:4]) as shown,
    coalesce(sum(r.count), 0)::int as total
  from (select emoji, count(*)::int from community_reactions where post_id = p.id group by emoji) r`;

const POST = `json_build_object(
    'id', p.id, 'kind', p.kind, 'author', ${person('p.account_id')},
    'group', (select json_build_object('id', g.id, 'kind', g.kind, 'name', g.name) from groups g where g.id = p.group_id),
    'tag', p.tag, 'text', p.text, 'mentions', coalesce((${MENTIONS}), '[]'), 'lesson', null,
    'images', coalesce((${PICTURES}), '[]'), 'files', coalesce((${FILES}), '[]'),
    'state', p.state, 'hiddenReason', p.hidden_reason,
    'reactions', coalesce(reacted.shown, '[]'), 'totalReactions', reacted.total,
    'myReactions', array(select emoji from community_reactions r where r.post_id = p.id and r.account_id = caller.id order by emoji),
    'comments', (select count(*)::int from community_comments c where c.post_id = p.id and c.state = 'published'),
    'answers', 0, 'isSolved', false, 'helpful', 0, 'isHelpful', false,
    'isSaved', exists (select from community_saved_posts s where s.post_id = p.id and s.account_id = caller.id),
    'isPinned', p.pinned_at is not null, 'shownAt', ${time('p.shown_at')}, 'editedAt', ${time('p.edited_at')}, 'updatedAt', ${time('p.updated_at')}
  )`;

const posts = (where, order, limit) => `
  select coalesce(json_agg(post order by ${order}), '[]') as posts,
         (array_agg(${cursor('p.shown_at', 'p.id')} order by ${order}))[${ON_A_PAGE}] as last
  from (
    select ${POST} as post, p.* from (
      select * from community_posts p where ${where} and p.kind = 'post' and (p.state = 'published' or p.account_id = caller.id)
      order by ${order} limit ${limit}
    ) p cross join lateral (${REACTIONS}) reacted
  ) p`;

/** The first page. */
const feed = (where) => `
  select json_build_object(
    'pinned', pinned.posts, 'items', newest.posts,
    'next', newest.last
  )::text as body
  from (${CALLER}) caller
  cross join lateral (${posts(`${where} and p.pinned_at is not null`, 'p.pinned_at desc', MOST_PINNED)}) pinned
  cross join lateral (${posts(`${where} and p.pinned_at is null`, 'p.shown_at desc, p.id desc', ON_A_PAGE)}) newest`;

const read = (name, route, requests, sql) => ({
  name,
  caller: 'member',
  signedIn: true,
  goal: 0.9,
  statements: 1,
  method: 'GET',
  route,
  requests,
  sql,
  values: ({ ids }) => ids,
});

export const community = [
  read('feed', '/api/community/feed', () => [{ path: '/api/community/feed' }], feed('p.group_id is null')),
  read(
    'circle feed',
    '/api/community/groups/:id/feed',
    (member) => [{ path: `/api/community/groups/${idOf('circle', member % CIRCLES)}/feed` }],
    feed(
      'p.group_id = $3 and exists (select from group_members g where g.group_id = $3 and g.account_id = caller.id)',
    ),
  ),
];
