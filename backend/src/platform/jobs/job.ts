import { z } from 'zod';

/** Thrown by a job that must wait until a given time. Counts neither as a failure nor as an attempt. */
export class Postponed extends Error {
  constructor(readonly until: Date) {
    super(`not before ${until.toISOString()}`);
  }
}

/** Thrown by a job that cannot succeed by retrying. It is parked right away, for a person to look at. */
export class GivenUp extends Error {}

/** A kind of background work, and how its stored payload is read. */
export interface Job<Payload> {
  /** Name in the database, which must never change. */
  readonly kind: string;
  readonly payload: z.ZodType<Payload>;
}

/** Payload that the method running a job receives. */
export type PayloadOf<J> = J extends Job<infer Payload> ? Payload : never;

const declared = new Set<string>();

/** Declares a kind of job. A method `@Runs` it, or the application does not start. */
export function job<Fields extends z.ZodRawShape>(
  kind: string,
  fields: Fields,
): Job<z.infer<z.ZodObject<Fields>>> {
  declared.add(kind);
  return { kind, payload: z.object(fields) };
}

export const declaredJobs = (): ReadonlySet<string> => declared;

const round = z.object({
  /** True: do everything that has piled up in this one round. */
  isBacklog: z.boolean().optional(),
});

export type Round = z.infer<typeof round>;

export const roundOf = (kind: string): Job<Round> => ({ kind, payload: round });

/** Parses a stored payload, perhaps from an older release. An invalid one parks the job, with the field's name. */
export function readPayload<Payload>(payload: z.ZodType<Payload>, stored: unknown): Payload {
  const read = payload.safeParse(stored);
  if (read.success) return read.data;
  const faults = read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new GivenUp(`payload cannot be read: ${faults.join('; ')}`);
}
