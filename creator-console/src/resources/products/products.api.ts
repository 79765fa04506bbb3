import { ApiError, body, type components } from '@sanctum/openapi';
import { api } from '../../providers/client';
import type { Product } from './product';

type Schemas = components['schemas'];

const at = (id: string) => ({ params: { path: { id } } });

export const createCourse = (request: Schemas['NewCourseRequest']): Promise<Product> =>
  body(api.POST('/api/courses', { body: request }));
export const createDigitalFile = (request: Schemas['NewDigitalFileRequest']): Promise<Product> =>
  body(api.POST('/api/digital-files', { body: request }));

/** What the menu of a product can do. */
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

/** Undoes putting away or deleting. The server gives a draft; from there it goes back to where it stood. */
export async function bringBack({ id, status, publishAt }: Product): Promise<void> {
  await acts.restore(id);
  if (status === 'published') await acts.publish(id);
  if (status === 'archived') await acts.archive(id);
  if (publishAt !== null && new Date(publishAt) > new Date()) await schedule(id, publishAt);
}

/** The server's own words for what went wrong, by field where it names one. */
export function refusalOf(error: unknown): { message?: string; fields: Record<string, string> } {
  const problem = error instanceof ApiError ? error.problem : null;
  return problem ? { message: problem.message, fields: problem.fields ?? {} } : { fields: {} };
}
