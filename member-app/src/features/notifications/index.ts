/** Notifications: the bell in the header, and the page with all that a person was told. */
export { Bell } from './bell';
export { NotificationsPage } from './notifications-page';
