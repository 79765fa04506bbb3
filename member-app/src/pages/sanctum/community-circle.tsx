export { CommunityCircle as Component } from '../../features/my-sanctum';
