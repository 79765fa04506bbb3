export { EventPage as Component } from '../features/events';
