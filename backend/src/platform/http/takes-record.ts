import { Exclude } from 'class-transformer';

type ReadOnly<Answer, Request> = Record<Exclude<keyof Answer, keyof Request>, true>;

/**
 * Accepts PUT requests in which libraries send the whole record as GET returned it: response-only fields are dropped
 * before validation, and unknown fields are refused. The types keep the list complete.
 */
export const TakesRecord =
  <Answer, Request>(readOnly: ReadOnly<Answer, Request>) =>
  ({ prototype }: abstract new () => Request): void => {
    const drop = Exclude({ toClassOnly: true });
    for (const name of Object.keys(readOnly)) drop(prototype as object, name);
  };

export const TAKES_RECORD =
  'Accepts a record as returned by GET: read-only fields are ignored, unknown fields are refused.';

export const PUT_AS_PATCH = {
  summary: 'Same as PATCH: fields that are left out don’t change',
  description: TAKES_RECORD,
};
