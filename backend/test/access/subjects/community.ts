import { newId } from '../../../src/kernel/ids.js';
import { aComment, aHost, aNeighbour, aPost, acceptGuidelines } from '../../builders/community.js';
import type { Person } from '../../builders/people.js';
import { type Call, plain, type Scene, type Subject } from './scene.js';

/** Another member’s post, which the caller reads. */
const aReadPost = async ({ t }: Scene): Promise<Call> => ({
  params: { id: (await aPost(await aNeighbour(t))).id },
});

const aNeighboursPage = async ({ t }: Scene): Promise<Call> => ({
  params: { id: (await aNeighbour(t)).id },
});

/** Accepts the guidelines for the caller, without which nobody can post. */
async function ready({ owner, browser, calledBy }: Scene): Promise<void> {
  if (calledBy === 'visitor') return;
  await acceptGuidelines({ ...owner, browser });
}

const hers = async (scene: Scene): Promise<string> => {
  await acceptGuidelines(scene.owner);
  await ready(scene);
  return (await aPost(scene.owner)).id;
};
const herPost = async (scene: Scene): Promise<Call> => ({ params: { id: await hers(scene) } });
const herComment = async (scene: Scene): Promise<Call> => ({
  params: { id: (await aComment(scene.owner, await hers(scene))).id },
});
const someComment = async ({ t }: Scene): Promise<Call> => {
  const neighbour = await aNeighbour(t);
  return { params: { id: (await aComment(neighbour, (await aPost(neighbour)).id)).id } };
};
const circle = async ({ t, owner }: Scene): Promise<Call> => {
  const { browser } = await aHost(t);
  const { body } = await browser
    .post('/api/creator/groups')
    .send({ kind: 'circle', name: owner.id })
    .expect(201);
  const { id } = body as { id: string };
  await browser.put(`/api/students/${owner.id}/groups`).send({ circleId: id, podId: null }).expect(200);
  return { params: { id } };
};

const aQuestion = async ({ browser }: Person): Promise<string> => {
  const { body } = await browser
    .post('/api/community/questions')
    .send({ text: 'Which book?', tag: null })
    .expect(201);
  return (body as { id: string }).id;
};
const aReadQuestion = async ({ t }: Scene): Promise<Call> => ({
  params: { id: await aQuestion(await aNeighbour(t)) },
});
/** Another person’s answer to the owner’s question. */
const anAnswer = async (scene: Scene): Promise<Call> => {
  await hers(scene);
  const neighbour = await aNeighbour(scene.t);
  return { params: { id: (await aComment(neighbour, await aQuestion(scene.owner))).id } };
};

const AN_ANNOUNCEMENT = { priority: 'high', title: 'The spring circle begins', text: 'On Thursday.' };
const anAnnouncement = async ({ t }: Scene): Promise<Call> => {
  const { browser } = await aHost(t);
  const { body } = await browser.post('/api/creator/announcements').send(AN_ANNOUNCEMENT).expect(201);
  return { params: { id: (body as { id: string }).id } };
};

const withBody =
  (make: (scene: Scene) => Promise<Call>, body: object) =>
  async (scene: Scene): Promise<Call> => ({ ...(await make(scene)), body });

const A_POST = { text: 'We read aloud again.', tag: null };
const A_REPORT = { reason: 'other', note: '' };

const ofCoach = (body: object = {}): Subject => ({ call: withBody(aReadPost, body) });

/** Community of members and the coach, and the coach's moderation. */
export const community: Record<string, Subject> = {
  'MyCommunityController.read': plain,
  'MyCommunityController.accept': plain,

  'TrendingController.read': plain,
  'MentionsController.find': { call: () => ({ query: { q: 'r' } }) },
  'SearchController.find': { call: () => ({ query: { q: 'chair' } }) },

  'ProfilesController.read': { call: aNeighboursPage },
  'ProfilesController.posts': { call: aNeighboursPage },
  'ProfilesController.pictures': { call: aNeighboursPage },

  'PostsController.feed': plain,
  'PostsController.groupFeed': { of: 'owner and creator', call: circle },
  'PostsController.mine': plain,
  'PostsController.saved': plain,
  'PostsController.add': {
    call: async (scene) => {
      await ready(scene);
      return { body: { ...A_POST, groupId: null, images: [] } };
    },
  },
  'PostsController.read': { call: aReadPost },
  'PostsController.edit': { of: 'owner', call: withBody(herPost, A_POST) },
  'PostsController.remove': { of: 'owner', call: herPost },
  'PostsController.versions': { call: aReadPost },
  'PostsController.save': { call: aReadPost },
  'PostsController.unsave': { call: aReadPost },

  'CommentsController.under': { call: aReadPost },
  'CommentsController.add': {
    call: async (scene) => {
      await ready(scene);
      return { ...(await aReadPost(scene)), body: { text: 'So do we.', parentId: null } };
    },
  },
  'CommentsController.edit': { of: 'owner', call: withBody(herComment, { text: 'So do we.' }) },
  'CommentsController.remove': { of: 'owner', call: herComment },

  'AnnouncementsController.page': plain,
  'AnnouncementsController.add': { call: () => ({ body: AN_ANNOUNCEMENT }) },
  'AnnouncementsController.change': { call: withBody(anAnnouncement, AN_ANNOUNCEMENT) },
  'AnnouncementsController.remove': { call: anAnnouncement },
  'AnnouncementsController.see': { call: () => ({ body: { ids: [newId()] } }) },
  'AnnouncementsController.listReaders': { call: anAnnouncement },

  'QuestionsController.list': plain,
  'QuestionsController.alike': { call: () => ({ query: { q: 'Which book?' } }) },
  'QuestionsController.ask': {
    call: async (scene) => {
      await ready(scene);
      return { body: A_POST };
    },
  },
  'QuestionsController.accept': { of: 'owner and creator', call: anAnswer },
  'QuestionsController.unaccept': { of: 'owner and creator', call: anAnswer },
  'QuestionsController.markAnswer': { call: anAnswer },
  'QuestionsController.unmarkAnswer': { call: anAnswer },
  'QuestionsController.markQuestion': { call: aReadQuestion },
  'QuestionsController.unmarkQuestion': { call: aReadQuestion },

  'ReactionsController.named': { call: aReadPost },
  'ReactionsController.react': { call: withBody(aReadPost, { emoji: '🌱', isOn: true }) },

  'ReportsController.post': { call: withBody(aReadPost, A_REPORT) },
  'ReportsController.comment': { call: withBody(someComment, A_REPORT) },

  'ModerationController.list': plain,
  'ModerationController.read': ofCoach(),
  'ModerationController.publish': ofCoach(),
  'ModerationController.hide': ofCoach({ reason: 'Names a child' }),
  'ModerationController.remove': ofCoach({ reason: 'Names a child' }),
  'ModerationController.pin': ofCoach(),
  'ModerationController.unpin': ofCoach(),
};
