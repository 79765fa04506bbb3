import { ApiError, body, type components } from '@sanctum/openapi';
import { api } from '../../../providers/client';
import { acts, schedule } from '../../../shared/publishing/product-acts.api';
import type { Product } from './product';

type Schemas = components['schemas'];

export const createCourse = (request: Schemas['NewCourseRequest']): Promise<Product> =>
  body(api.POST('/api/courses', { body: request }));
export const createDigitalFile = (request: Schemas['NewDigitalFileRequest']): Promise<Product> =>
  body(api.POST('/api/digital-files', { body: request }));

/** Undoes archiving or deleting. The server restores a draft, which then gets its former status back. */
export async function bringBack({ id, status, publishAt }: Product): Promise<void> {
  await acts.restore(id);
  if (status === 'published') await acts.publish(id);
  if (status === 'archived') await acts.archive(id);
  if (publishAt !== null && new Date(publishAt) > new Date()) await schedule(id, publishAt);
}

/** The server's message for what went wrong, by field where it names one. */
export function refusalOf(error: unknown): { message?: string; fields: Record<string, string> } {
  const problem = error instanceof ApiError ? error.problem : null;
  return problem ? { message: problem.message, fields: problem.fields ?? {} } : { fields: {} };
}
