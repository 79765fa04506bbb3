export { VerifyEmail as Component } from '../features/accounts';
