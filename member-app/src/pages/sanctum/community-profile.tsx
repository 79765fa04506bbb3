export { CommunityProfile as Component } from '../../features/my-sanctum';
