import { body, type Schemas } from '@sanctum/openapi';
import { api } from '../../providers/client';

export type FirstRun = Schemas['FirstRunResponse'];
export type FirstRunStep = Schemas['FirstRunStepResponse'];
export type CheckedStep = Schemas['FirstRunCheckRequest']['step'];

export const readFirstRun = (): Promise<FirstRun> => body(api.GET('/api/creator/first-run'));

/** Tests one part of the site and returns the result. */
export const checkStep = (step: CheckedStep): Promise<FirstRun> =>
  body(api.POST('/api/creator/first-run/check', { body: { step } }));

export const putAway = (isPutAway: boolean): Promise<FirstRun> =>
  body(api.PUT('/api/creator/first-run', { body: { isPutAway } }));
