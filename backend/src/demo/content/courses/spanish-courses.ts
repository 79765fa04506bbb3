import type { SpanishCourse } from '../writing/content-types.js';
import { firstSeedsInSpanish } from './first-seeds-spanish.js';

/** Courses in Spanish, by the product's key. The others show how a course without a translation looks. */
export const spanishCourses: Record<string, SpanishCourse> = { 'first-seeds': firstSeedsInSpanish };
