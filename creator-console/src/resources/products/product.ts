import type { components } from '@sanctum/openapi';

export type Product = components['schemas']['CreatorProductResponse'];
export type ProductFile = components['schemas']['CreatorProductFileResponse'];

/** Spec §9; the server has the same lists. */
export const COURSE_CATEGORIES = [
  'For Moms',
  'For Girls',
  'Private Coaching',
  'Group Coaching',
  'Digital Download',
] as const satisfies readonly components['schemas']['NewCourseRequest']['category'][];
export const DIGITAL_FILE_CATEGORIES = [
  'Workbooks',
  'Guides',
  'Templates',
  'Resources',
  'Digital Download',
] as const satisfies readonly components['schemas']['NewDigitalFileRequest']['category'][];
export const TOPICS = [
  'For Mothers',
  'For Daughters',
  'Life Skills',
  'Spirituality',
  'Emotional Intelligence',
  'Relationships',
  'Growing Up',
  'Becoming a Woman',
  'Self-Discovery',
  'Confidence',
] as const satisfies Product['tags'];
export const DEFAULT_DURATION = 'Self-Paced';

/** The same limits as the server's. */
export const LIMITS = { title: 160, summary: 300, description: 10_000, duration: 60, alt: 300, line: 160 };
export const LEAST_PRICE = 0.5;

export const categoriesOf = ({ type }: Pick<Product, 'type'>): readonly string[] =>
  type === 'digital_file' ? DIGITAL_FILE_CATEGORIES : COURSE_CATEGORIES;

/** What is wrong with a price as typed; free is 0. */
export const isPrice = (text: string): boolean =>
  /^\d{1,6}(\.\d{1,2})?$/.test(text) && (Number(text) === 0 || Number(text) >= LEAST_PRICE);

/** A course is made in its builder; everything else, and what a course costs, in the form. */
export const editPath = ({ id, type }: Product): string =>
  type === 'course' ? `/courses/${id}/edit` : formPath({ id });
/** The list, narrowed. */
export const contentPath = (filter: Partial<Pick<Product, 'type' | 'status'>>): string =>
  `/products?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;
export const formPath = ({ id }: Pick<Product, 'id'>): string => `/products/${id}`;

/** The member app's page of it; drafts are shown to the coach alone. */
export const previewUrl = ({ id, type }: Product): string =>
  type === 'course' ? `/course/${id}` : `/product/${id}`;
