export { CommunityFeed as Component } from '../features/community';
