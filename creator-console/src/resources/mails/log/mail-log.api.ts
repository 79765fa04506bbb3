import type { components } from '@sanctum/openapi';

export type LoggedMail = components['schemas']['LoggedMailResponse'];
