/**
 * Community: what members and the coach write to one another, all of them together or within a circle or pod.
 * Owns posts with their pictures, films, papers and wordings, comments, reactions, announcements, what is saved and reported, and who agreed to the guidelines.
 * Whom a reader sees of what they wrote, and whether it appears at once, the policy of accounts decides (people/).
 * Publishes post.published, post.removed, comment.written, comment.removed, answer.accepted, answer.unaccepted,
 * answer.helpful, answer.not-helpful, announcement.made, announcement.removed, coach.wrote, member.mentioned, community.left.
 */
export {
  announcementFacts,
  groupedContributions,
  helpfulAnswers,
  publishedPosts,
  unansweredQuestions,
  visibleComments,
  waitingContributions,
} from './community.views.js';
export { communityEntities } from './community.entities.js';
export { CommunityModule } from './community.module.js';
