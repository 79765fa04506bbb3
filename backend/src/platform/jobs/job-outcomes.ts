/** Thrown by a job that is not to be done before a moment. It is no failure, and no attempt. */
export class Postponed extends Error {
  constructor(readonly until: Date) {
    super(`not before ${until.toISOString()}`);
  }
}

/** Thrown by a job that is of no use to try again as it is. It is parked at once, for a person to look at. */
export class GivenUp extends Error {}
