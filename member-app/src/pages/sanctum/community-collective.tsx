export { CommunityCollective as Component } from '../../features/my-sanctum';
