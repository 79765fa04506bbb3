/** Notifications: the bell in the header, and the page with all notifications. */
export { Bell } from './bell';
export { NotificationsPage } from './notifications-page';
