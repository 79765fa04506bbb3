export { CommunityMessages as Component } from '../../features/my-sanctum';
