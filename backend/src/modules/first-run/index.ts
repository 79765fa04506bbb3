/**
 * First run: the guide from an empty place to a first guest. Looks at what is there, and tries out payments, mail and files
 * when the coach asks for it.
 */
export { FirstRunGuide } from './first-run-check.entity.js';
export { FirstRunModule } from './first-run.module.js';
