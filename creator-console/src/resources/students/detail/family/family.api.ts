import { body, type Schemas } from '@sanctum/openapi';
import { api } from '../../../../providers/client';

export type StudentFamilyFacts = Schemas['StudentFamilyResponse'];
export type Kin = Schemas['StudentKinResponse'];
export type Consent = Schemas['ConsentResponse'];
export type Purpose = Schemas['ConsentPurpose'];

export const readFamily = (id: string): Promise<StudentFamilyFacts> =>
  body(api.GET('/api/students/{id}/family', { params: { path: { id } } }));
