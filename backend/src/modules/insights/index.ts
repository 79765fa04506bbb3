/**
 * Insights: the coach's figures, for a period and in total. Reads across payments, enrollments, learning, courses,
 * catalog and accounts; owns no table, and no module may use it. Definitions: docs/decisions/the-coachs-figures.md.
 */
export { InsightsModule } from './insights.module.js';
