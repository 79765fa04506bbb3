import type { Schemas } from '@sanctum/openapi';

export type LoggedMail = Schemas['LoggedMailResponse'];
