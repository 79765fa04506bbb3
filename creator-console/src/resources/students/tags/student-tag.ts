import type { components } from '@sanctum/openapi';
import { useGetList } from 'react-admin';

type Schemas = components['schemas'];

export type Tag = Schemas['TagOfStudent'];
export type CountedTag = Schemas['StudentTagResponse'];

/** All tags, each with how many students have it; read again wherever they are shown. */
export const useTags = () =>
  useGetList<CountedTag>(
    'student-tags',
    { pagination: { page: 1, perPage: 1000 }, sort: { field: 'name', order: 'ASC' } },
    { staleTime: 0 },
  );
