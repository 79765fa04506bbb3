export { YourAge as Component } from '../features/accounts';
