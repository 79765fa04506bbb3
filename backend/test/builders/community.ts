import { TellUnansweredJob } from '../../src/modules/community/questions/tell-unanswered.job.js';
import { newId } from '../../src/kernel/ids.js';
import type { TestApp } from '../app.js';
import { aDaughter } from './families.js';
import { aCreator, aMember, type Person } from './people.js';

type Band = 'child' | 'teen' | 'adult' | null;
type Purpose = 'account' | 'community' | 'messages' | 'frames' | 'unseen_posts';

export interface Written {
  id: string;
  state: string;
}

/** Creates a member who accepted the guidelines; for a minor, the mother consents to the community, or to the given purposes. */
export async function aNeighbour(
  t: TestApp,
  {
    band = 'adult',
    agreed = ['account', 'community'],
    ...wishes
  }: { name?: string; band?: Band; agreed?: readonly Purpose[] } = {},
): Promise<Person> {
  const neighbour =
    band === 'adult' || band === null
      ? await aMember(t, { ...wishes, band })
      : await aDaughter(t, await aMember(t), { ...wishes, band, agreed });
  await acceptGuidelines(neighbour);
  return neighbour;
}

export const comeOfAge = (t: TestApp, { id }: Person): Promise<unknown> =>
  t.database.query(`update accounts set age_band = 'adult' where id = $1`, [id]);

export const acceptGuidelines = ({ browser }: Person): Promise<unknown> =>
  browser.post('/api/me/community/accept-guidelines').send({}).expect(200);

/** Creates a coach who accepted the guidelines. */
export async function aHost(t: TestApp): Promise<Person> {
  const coach = await aCreator(t);
  await acceptGuidelines(coach);
  return coach;
}

export async function aPost(
  { browser }: Person,
  wishes: {
    text?: string;
    tag?: string | null;
    groupId?: string | null;
    images?: object[];
    files?: string[];
  } = {},
): Promise<Written> {
  const post = { text: 'We read aloud again.', tag: null, groupId: null, images: [], ...wishes };
  return (await browser.post('/api/community/posts').send(post).expect(201)).body as Written;
}

export async function aComment(
  { browser }: Person,
  postId: string,
  text = 'So do we.',
  parentId: string | null = null,
): Promise<Written> {
  const path = `/api/community/posts/${postId}/comments`;
  return (await browser.post(path).send({ text, parentId }).expect(201)).body as Written;
}

export const report = ({ browser }: Person, of: 'posts' | 'comments', id: string) =>
  browser.post(`/api/community/${of}/${id}/report`).send({ reason: 'unkind', note: '' });

/** Creates a circle with these members. */
export async function aCircle(t: TestApp, members: readonly Person[]): Promise<string> {
  const id = newId();
  await t.database.query(`insert into groups (id, kind, name, created_at) values ($1, 'circle', $2, $3)`, [
    id,
    `Circle ${id}`,
    t.clock.now(),
  ]);
  await t.database.query(
    `insert into group_members (account_id, kind, group_id, added_at) select unnest($1::uuid[]), 'circle', $2, $3`,
    [members.map((member) => member.id), id, t.clock.now()],
  );
  return id;
}

/** Notifies the coach of questions that have been unanswered for too long. */
export async function tellUnanswered(t: TestApp): Promise<void> {
  await t.app.get(TellUnansweredJob, { strict: false }).run();
  await t.runJobs();
}
