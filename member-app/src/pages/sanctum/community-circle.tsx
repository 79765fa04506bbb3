export { Circle as Component } from '../../features/community';
