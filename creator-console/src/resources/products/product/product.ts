import type { Schemas } from '@sanctum/openapi';
import { COURSE_CATEGORIES, DIGITAL_FILE_CATEGORIES, LEAST_PRICE } from '@sanctum/openapi/choices';

export type Product = Schemas['CreatorProductResponse'];
export type ProductFile = Schemas['CreatorProductFileResponse'];

export const DEFAULT_DURATION = 'Self-Paced';

export const categoriesOf = ({ type }: Pick<Product, 'type'>): readonly string[] =>
  type === 'digital_file' ? DIGITAL_FILE_CATEGORIES : COURSE_CATEGORIES;

/** Validates a typed price: 0 is free, otherwise at least `LEAST_PRICE`. */
export const isPrice = (text: string): boolean =>
  /^\d{1,6}(\.\d{1,2})?$/.test(text) && (Number(text) === 0 || Number(text) >= Number(LEAST_PRICE));

/** A course is edited in its builder; all other products, in the form. A course's price is in the form too. */
export const editPath = ({ id, type }: Pick<Product, 'id' | 'type'>): string =>
  type === 'course' ? `/courses/${id}/edit` : formPath({ id });
/** Path of the product list with these filters. */
export const contentPath = (filter: Partial<Pick<Product, 'type' | 'status'>>): string =>
  `/products?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;
export const formPath = ({ id }: Pick<Product, 'id'>): string => `/products/${id}`;
export const studentsPath = ({ id }: Pick<Product, 'id'>): string => `/products/${id}/students`;
export const resultsPath = ({ id }: Pick<Product, 'id'>): string => `/products/${id}/results`;
export const analyticsPath = ({ id }: Pick<Product, 'id'>): string => `/products/${id}/analytics`;

/**
 * Preview URL: a course opens in the real player without recording progress, other products on their page. Only the
 * coach sees drafts.
 */
export const previewUrl = ({ id, type }: Product): string =>
  type === 'course' ? `/course/${id}?preview=1` : `/product/${id}`;
