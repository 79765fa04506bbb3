import type { Schemas } from '@sanctum/openapi';

export type Student = Schemas['StudentResponse'];
export type StudentStatus = Student['status'];
