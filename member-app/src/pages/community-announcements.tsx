export { CommunityAnnouncements as Component } from '../features/community';
