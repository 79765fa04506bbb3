export { Register as Component } from '../features/accounts';
