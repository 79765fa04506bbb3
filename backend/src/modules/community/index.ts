/**
 * Community: posts and comments of members and the coach, for everybody or within a circle or pod. Owns posts with
 * their pictures, videos, files and versions, comments, reactions, announcements, saved posts, reports, and acceptance
 * of the guidelines. The policy of accounts decides which authors a reader sees, and whether a text appears at once
 * (people/). Publishes post.published, post.removed, comment.written, comment.removed, answer.accepted,
 * answer.unaccepted, answer.helpful, answer.not-helpful, announcement.made, announcement.removed, coach.wrote,
 * member.mentioned, community.left, contribution.waiting, contribution.reported, contribution.hidden,
 * question.unanswered, post.reacted, post.unreacted, subject.gone, subject.seen.
 */
export { CommunityModule } from './community.module.js';
