export { SignIn as Component } from '../features/accounts';
