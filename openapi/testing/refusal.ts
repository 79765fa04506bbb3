import type { Problem } from '../src/api-error';

/** A refusal in the server's one envelope, for a handler to throw. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: Partial<Problem> = {},
  ) {
    super(`refused with ${status}`);
  }

  toResponse(): Response {
    const { status } = this;
    const envelope = {
      statusCode: status,
      code: 'refused',
      message: 'That cannot be done',
      requestId: 'a-request-of-this-test',
      ...this.problem,
    };
    return Response.json(envelope, { status });
  }
}
