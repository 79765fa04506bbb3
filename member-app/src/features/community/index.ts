/** Posts and comments of members: the same on the community's own page and in the member area. */
export { type Group, useMyCommunity } from './shared/api';
export { CommunityAnnouncements } from './announcements/community-announcements';
export { NewestAnnouncements } from './announcements/newest-announcements';
export { CommunityFeed } from './community-feed';
export { Feed } from './feed';
export { MyPosts, SavedPosts } from './my-posts';
export { MediaGallery } from './profiles/media-gallery';
export { PersonPage } from './profiles/person-page';
export { MemberSearch } from './search/member-search';
export { Composer } from './writing/composer';
export { PostPage } from './post-page';
export { TrendingPosts } from './trending/trending-posts';
export { CommunityQuestions } from './questions/community-questions';
