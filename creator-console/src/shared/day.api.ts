import { body, type components } from '@sanctum/openapi';
import { api } from '../providers/client';

/** What waits for the coach today, counted. */
export type Day = components['schemas']['CoachDayResponse'];

export const readDay = (): Promise<Day> => body(api.GET('/api/creator/day'));
