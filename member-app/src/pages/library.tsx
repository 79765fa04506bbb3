export { Library as Component } from '../features/library';
