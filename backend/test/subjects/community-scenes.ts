import { aCircle, aComment, aPost, report } from '../builders/community.js';
import { aDaughter } from '../builders/families.js';
import { openConversation, write } from '../builders/messages.js';
import { aMember } from '../builders/people.js';
import { aQuestion, decide, happen, type Scene } from './scene.js';

/** Scenes of posts, questions, messages and circles. */
export const COMMUNITY_SCENES: Record<string, Scene> = {
  'an announcement is taken back': {
    tells: { announced: 'rosa' },
    mails: ['announced'],
    play: async ({ coach }) => {
      const { body } = await coach.browser
        .post('/api/creator/announcements')
        .send({ priority: 'high', title: 'The spring circle', text: 'On Thursday.' })
        .expect(201);
      return { end: () => coach.browser.delete(`/api/creator/announcements/${body.id}`).expect(204) };
    },
  },
  'a post of the coach is deleted': {
    tells: { coach_posted: 'rosa' },
    play: async ({ coach }) => {
      const { id } = await aPost(coach);
      return { end: () => coach.browser.delete(`/api/community/posts/${id}`).expect(204) };
    },
  },
  'a post is hidden': {
    tells: { post_commented: 'rosa', post_reacted: 'rosa', mentioned: 'ana' },
    mails: ['mentioned'],
    play: async (cast) => {
      const { rosa, ana } = cast;
      const { id } = await aPost(rosa, { text: `Dear @[${ana.id}]` });
      await aComment(ana, id);
      await ana.browser
        .post(`/api/community/posts/${id}/react`)
        .send({ emoji: '🌱', isOn: true })
        .expect(200);
      return {
        end: () => decide(cast, id, 'hide').expect(200),
        back: () => decide(cast, id, 'publish').expect(200),
      };
    },
  },
  'a reader is no longer in the circle of a post': {
    tells: { mentioned: 'ana' },
    mails: ['mentioned'],
    play: async ({ t, coach, rosa, ana }) => {
      const groupId = await aCircle(t, [rosa, ana]);
      await aPost(rosa, { text: `Dear @[${ana.id}]`, groupId });
      const none = { circleId: null, podId: null };
      return { end: () => coach.browser.put(`/api/students/${ana.id}/groups`).send(none) };
    },
  },
  'an answer is hidden': {
    tells: { question_answered: 'rosa', answer_accepted: 'ana' },
    play: async (cast) => {
      const { rosa, ana } = cast;
      const answer = await aComment(ana, await aQuestion(rosa), 'With tea.');
      const accept = `/api/community/comments/${answer.id}/accept`;
      await rosa.browser.post(accept).expect(200);
      return {
        end: () => decide(cast, answer.id, 'hide').expect(200),
        back: () => decide(cast, answer.id, 'publish').expect(200),
      };
    },
  },
  'an unanswered question is deleted': {
    tells: { question_unanswered: 'coach' },
    play: async (cast) => {
      const id = await aQuestion(cast.rosa);
      await happen(cast, 'question.unanswered', { postId: id, accountId: cast.rosa.id });
      return { end: () => cast.rosa.browser.delete(`/api/community/posts/${id}`).expect(204) };
    },
  },
  'a reported post is deleted by its writer': {
    tells: { contribution_reported: 'coach' },
    play: async ({ rosa, ana }) => {
      const { id } = await aPost(rosa);
      await report(ana, 'posts', id).expect(204);
      return { end: () => rosa.browser.delete(`/api/community/posts/${id}`).expect(204) };
    },
  },
  'a hidden post is restored': {
    tells: { contribution_hidden: 'rosa' },
    play: async (cast) => {
      const { id } = await aPost(cast.rosa);
      await decide(cast, id, 'hide').expect(200);
      return { end: () => decide(cast, id, 'publish').expect(200) };
    },
  },
  'a hidden post is deleted by its writer': {
    tells: { contribution_hidden: 'rosa' },
    play: async (cast) => {
      const { id } = await aPost(cast.rosa);
      await decide(cast, id, 'hide').expect(200);
      return { end: () => cast.rosa.browser.delete(`/api/community/posts/${id}`).expect(204) };
    },
  },
  'a post that waits is withheld': {
    tells: { contribution_waiting: 'coach' },
    play: async ({ t }) => {
      const mother = await aMember(t);
      const lena = await aDaughter(t, mother, { agreed: ['account', 'community'] });
      await lena.browser.post('/api/me/community/accept-guidelines').send({}).expect(200);
      await aPost(lena);
      return {
        end: () =>
          mother.browser
            .post(`/api/family/wards/${lena.id}/update-consents`)
            .send({ purposes: [] })
            .expect(200),
      };
    },
  },
  'a message in a circle is hidden': {
    tells: { circle_mentioned: 'ana', circle_waiting: 'ana', message_reported: 'coach' },
    play: async (cast) => {
      const { t, coach, rosa, ana } = cast;
      const groupId = await aCircle(t, [rosa, ana]);
      const { body } = await rosa.browser.post('/api/conversations/open').send({ groupId }).expect(200);
      const conversation = body as { id: string };
      const { id: messageId } = await write(rosa, conversation, `Dear @[${ana.id}]`);
      await happen(cast, 'circle.waiting', {
        messageId,
        conversationId: conversation.id,
        groupId,
        accountId: ana.id,
        byId: rosa.id,
      });
      const kind = { reason: 'unkind', note: '' };
      await ana.browser.post(`/api/messages/${messageId}/report`).send(kind).expect(204);
      const at = `/api/creator/messages/${messageId}`;
      return {
        end: () => coach.browser.post(`${at}/hide`).send({ reason: 'Unkind' }).expect(204),
        back: () => coach.browser.post(`${at}/show`).expect(204),
      };
    },
  },
  'a message is deleted by its writer': {
    tells: {},
    mails: ['message_waiting'],
    play: async (cast) => {
      const { coach, rosa } = cast;
      const { id: conversationId } = await openConversation(rosa);
      const { id: messageId } = await write(rosa, { id: conversationId }, 'Hello.');
      await happen(cast, 'message.waiting', {
        messageId,
        conversationId,
        accountId: coach.id,
        senderId: rosa.id,
        isForCoach: true,
      });
      return { end: () => rosa.browser.post(`/api/messages/${messageId}/remove`) };
    },
  },
  'a circle is deleted': {
    tells: { circle_joined: 'rosa', circle_taken_out: 'ana' },
    play: async (cast) => {
      const { t, coach, rosa, ana } = cast;
      const groupId = await aCircle(t, [rosa]);
      await happen(cast, 'group.joined', { accountId: rosa.id, groupId });
      await happen(cast, 'group.taken-out', { accountId: ana.id, groupId });
      return { end: () => coach.browser.delete(`/api/creator/groups/${groupId}`) };
    },
  },
};
