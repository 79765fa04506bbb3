/** Posts, questions, announcements and circles of members. */
export { CommunityAnnouncements } from './announcements/community-announcements';
export { NewestAnnouncements } from './announcements/newest-announcements';
export { Circle } from './circle';
export { CollectiveFeed } from './collective-feed';
export { CommunityTab } from './parts/community-tab';
export { MyPosts, SavedPosts } from './my-posts';
export { MediaGallery } from './profiles/media-gallery';
export { PersonPage } from './profiles/person-page';
export { Composer } from './writing/composer';
export { PostPage } from './post-page';
export { CommunityQuestions } from './questions/community-questions';
