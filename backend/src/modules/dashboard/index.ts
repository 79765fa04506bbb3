/**
 * Dashboard: a member's figures, calendar and what the member did lately. Reads across learning, enrollments, courses, catalog,
 * coaching and the community; owns nothing, nobody may use it.
 */
export { DashboardModule } from './dashboard.module.js';
