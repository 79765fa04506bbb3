import { body, type components } from '@sanctum/openapi';
import { api } from '../../providers/client';

type Product = components['schemas']['CreatorProductResponse'];

const at = (id: string) => ({ params: { path: { id } } });

export const readProduct = (id: string): Promise<Product> =>
  body(api.GET('/api/creator/products/{id}', at(id)));

/** What can be done with a product, wherever it is shown. */
export const acts = {
  publish: (id: string) => body(api.POST('/api/creator/products/{id}/publish', at(id))),
  unpublish: (id: string) => body(api.POST('/api/creator/products/{id}/unpublish', at(id))),
  archive: (id: string) => body(api.POST('/api/creator/products/{id}/archive', at(id))),
  restore: (id: string) => body(api.POST('/api/creator/products/{id}/restore', at(id))),
  duplicate: (id: string) => body(api.POST('/api/creator/products/{id}/duplicate', at(id))),
  delete: (id: string) => body(api.DELETE('/api/creator/products/{id}', at(id))),
} satisfies Record<string, (id: string) => Promise<unknown>>;
export type Act = keyof typeof acts;

export const schedule = (id: string, publishAt: string | null): Promise<Product> =>
  body(api.PUT('/api/creator/products/{id}/schedule', { ...at(id), body: { publishAt } }));
