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

/** Answers that somebody found helpful. */
export const helpfulAnswers = publishedView('helpful_answers', { id: 'uuid', account_id: 'uuid' });

/** Comments that others see, by the post they stand under and what became of them. */
export const visibleComments = publishedView('visible_comments', {
  id: 'uuid',
  account_id: 'uuid',
  created_at: 'timestamptz',
  post_account_id: 'uuid',
  is_answer: 'boolean',
  accepted_at: 'timestamptz?',
  first_helpful_at: 'timestamptz?',
});

/** Posts and comments, whether or not others see them, that stand in a circle or pod, and who wrote the post. */
export const groupedContributions = publishedView('grouped_contributions', {
  id: 'uuid',
  group_id: 'uuid',
  post_account_id: 'uuid',
});

/** Questions that others see, under which nobody but the asker has written. */
export const unansweredQuestions = publishedView('unanswered_questions', {
  id: 'uuid',
  account_id: 'uuid',
  asked_at: 'timestamptz',
});

/** Posts and comments that wait for the coach's look, or that somebody has reported, and since when. */
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
});
