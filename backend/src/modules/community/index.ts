/**
 * Community: posts and comments of members and the coach, for everyone or within a circle or pod. Owns posts with
 * their pictures, videos, files and versions, comments, reactions, announcements, saved posts, reports, and acceptance
 * of the guidelines. The policy of accounts decides which authors a reader sees, and whether a text appears at once
 * (people/).
 */
export { AnnouncementResponse } from './announcements/announcements.dto.js';
export { AnnouncementsQueries } from './announcements/announcements.queries.js';
export { CommunityModule } from './community.module.js';
