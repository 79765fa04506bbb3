export { PersonPage as Component } from '../features/community';
