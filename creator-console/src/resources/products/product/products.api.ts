import { body, type components } from '@sanctum/openapi';
import { api } from '../../../providers/client';
import type { Product } from './product';

type Schemas = components['schemas'];

export const createCourse = (request: Schemas['NewCourseRequest']): Promise<Product> =>
  body(api.POST('/api/courses', { body: request }));
export const createDigitalFile = (request: Schemas['NewDigitalFileRequest']): Promise<Product> =>
  body(api.POST('/api/digital-files', { body: request }));
