/**
 * Dashboard: a member's figures and what the member did lately. Reads across learning, enrollments, courses and catalog;
 * owns nothing, nobody may use it.
 */
export { DashboardModule } from './dashboard.module.js';
