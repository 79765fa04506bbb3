import type { ApiError } from '@sanctum/openapi';

/** Somebody has changed the lesson since this tab read it. */
export class ChangedElsewhere extends Error {
  override readonly name = 'ChangedElsewhere';

  constructor(
    readonly by?: string,
    readonly at?: Date,
  ) {
    super('This lesson was changed elsewhere meanwhile');
  }

  static from({ problem }: ApiError): ChangedElsewhere {
    const { changedBy, changedAt } = (problem?.current ?? {}) as Record<string, unknown>;
    return new ChangedElsewhere(
      typeof changedBy === 'string' ? changedBy : undefined,
      typeof changedAt === 'string' ? new Date(changedAt) : undefined,
    );
  }
}
