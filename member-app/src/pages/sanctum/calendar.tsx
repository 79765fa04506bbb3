export { Calendar as Component } from '../../features/my-sanctum';
