import { lazy } from 'react';

/** Loaded when a course is opened, not with the console. */
export const CourseBuilder = lazy(async () => ({
  default: (await import('./course-builder-page')).CourseBuilderPage,
}));
