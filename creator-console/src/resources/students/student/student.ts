import type { components } from '@sanctum/openapi';

export type Student = components['schemas']['StudentResponse'];
export type StudentStatus = Student['status'];
