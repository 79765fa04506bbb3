export { Overview as Component } from '../../features/my-sanctum';
