import { body, type Schemas } from '@sanctum/openapi';
import { api } from '../providers/client';

/** Counts of items that wait for the coach today. */
export type Day = Schemas['CoachDayResponse'];

export const readDay = (): Promise<Day> => body(api.GET('/api/creator/day'));
