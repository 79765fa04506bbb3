/**
 * Dashboard: a member's figures, calendar and recent activity. Reads across learning, enrollments, courses, catalog,
 * coaching and the community; owns no table, and no module may use it.
 */
export { DashboardModule } from './dashboard.module.js';
