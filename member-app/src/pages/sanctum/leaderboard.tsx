export { LeaderboardPage as Component } from '../../features/growth';
