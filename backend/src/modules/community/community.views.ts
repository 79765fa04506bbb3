import { oneOf, publishedView } from '../../platform/database/published-view.js';
import { POST_KINDS, PRIORITIES } from './words/words.js';

/** Posts and questions that others see. */
export const publishedPosts = publishedView('published_posts', {
  id: 'uuid',
  account_id: 'uuid',
  kind: oneOf(POST_KINDS),
  shown_at: 'timestamptz',
  text: 'text',
});

/** Answers that someone found helpful. */
export const helpfulAnswers = publishedView('helpful_answers', { id: 'uuid', account_id: 'uuid' });

/** Visible comments, with their post and state. */
export const visibleComments = publishedView('visible_comments', {
  id: 'uuid',
  account_id: 'uuid',
  created_at: 'timestamptz',
  post_account_id: 'uuid',
  is_answer: 'boolean',
  accepted_at: 'timestamptz?',
  first_helpful_at: 'timestamptz?',
  post_id: 'uuid',
  text: 'text',
});

/** Posts and comments in circles and pods, visible or not, with the post's author. */
export const groupedContributions = publishedView('grouped_contributions', {
  id: 'uuid',
  group_id: 'uuid',
  post_account_id: 'uuid',
});

/** Visible questions without answers by others. */
export const unansweredQuestions = publishedView('unanswered_questions', {
  id: 'uuid',
  account_id: 'uuid',
  asked_at: 'timestamptz',
});

/** Posts and comments that need approval or were reported, with the time. */
export const waitingContributions = publishedView('waiting_contributions', {
  id: 'uuid',
  waits_since: 'timestamptz?',
});

/** Announcements by the coach, which all members can read. */
export const announcementFacts = publishedView('announcement_facts', {
  id: 'uuid',
  priority: oneOf(PRIORITIES),
  title: 'text',
  text: 'text',
  translations: 'jsonb',
});
