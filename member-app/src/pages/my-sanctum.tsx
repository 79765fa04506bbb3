export { MySanctum as Component } from '../features/my-sanctum';
