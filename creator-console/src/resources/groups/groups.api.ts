import { body, type Schemas } from '@sanctum/openapi';
import { api } from '../../providers/client';

export type Group = Schemas['GroupResponse'];

export const readCircles = (): Promise<Group[]> => body(api.GET('/api/circles'));
export const readPods = (): Promise<Group[]> => body(api.GET('/api/pods'));
