export { CollectiveFeed as Component } from '../../features/community';
