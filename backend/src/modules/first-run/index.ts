/**
 * First run: the guide from an empty site to its first guest. Checks progress, and tests payments, email and files on
 * request.
 */
export { FirstRunGuide } from './first-run-check.entity.js';
export { FirstRunModule } from './first-run.module.js';
