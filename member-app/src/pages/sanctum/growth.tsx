export { GrowthPage as Component } from '../../features/growth';
