import { body, type components } from '@sanctum/openapi';
import { api } from '../../../providers/client';

type Schemas = components['schemas'];

export type Tag = Schemas['TagOfStudent'];
export type CountedTag = Schemas['StudentTagResponse'];
export type Tagging = Schemas['TaggingResponse'];

/** All tags, each with how many students have it. */
export const readTags = (): Promise<CountedTag[]> =>
  body(api.GET('/api/student-tags', { params: { query: { range: '[0,999]' } } }));

export const addTag = (name: string, studentIds: string[]): Promise<Tagging> =>
  body(api.POST('/api/student-tags/add', { body: { name, studentIds } }));

export const removeTag = (id: string, studentIds: string[]): Promise<Tagging> =>
  body(api.POST('/api/student-tags/{id}/remove', { params: { path: { id } }, body: { studentIds } }));

export const renameTag = (id: string, name: string): Promise<CountedTag> =>
  body(api.PATCH('/api/student-tags/{id}', { params: { path: { id } }, body: { name } }));

export const deleteTag = (id: string): Promise<Tag> =>
  body(api.DELETE('/api/student-tags/{id}', { params: { path: { id } } }));
