import { body, type components } from '@sanctum/openapi';
import { api } from './client';

type Product = components['schemas']['CreatorProductResponse'];

const at = (id: string) => ({ params: { path: { id } } });

export const productActs = {
  publishProduct: (id: string): Promise<Product> =>
    body(api.POST('/api/creator/products/{id}/publish', at(id))),
  unpublishProduct: (id: string): Promise<Product> =>
    body(api.POST('/api/creator/products/{id}/unpublish', at(id))),
  /** Schedules publication; null cancels the schedule. */
  scheduleProduct: (id: string, publishAt: string | null): Promise<Product> =>
    body(api.PUT('/api/creator/products/{id}/schedule', { ...at(id), body: { publishAt } })),
  archiveProduct: (id: string): Promise<Product> =>
    body(api.POST('/api/creator/products/{id}/archive', at(id))),
  restoreProduct: (id: string): Promise<Product> =>
    body(api.POST('/api/creator/products/{id}/restore', at(id))),
  setProductTopics: (id: string, tags: Product['tags']): Promise<Product> =>
    body(api.PATCH('/api/creator/products/{id}', { ...at(id), body: { tags } })),
  duplicateProduct: (id: string): Promise<Product> =>
    body(api.POST('/api/creator/products/{id}/duplicate', at(id))),
  /** Sets whether a product is for pairs. If so, everyone who gets it from now on has a second seat. */
  setForPairs: (id: string, forPairs: boolean): Promise<components['schemas']['PairsDto']> =>
    body(api.PUT('/api/creator/products/{id}/pairs', { ...at(id), body: { forPairs } })),
} as const;
