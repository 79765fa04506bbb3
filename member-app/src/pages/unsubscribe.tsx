export { UnsubscribePage as Component } from '../features/unsubscribe';
