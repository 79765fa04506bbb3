/**
 * Insights: the coach's figures, for a period and for all time. Reads across payments, enrollments, learning, courses,
 * catalog and accounts; owns nothing, nobody may use it. What each figure means: docs/decisions/the-coachs-figures.md.
 */
export { InsightsModule } from './insights.module.js';
