/** Reason why a request failed. Reveals nothing about the content at the address. */
type OutsideProblem =
  | 'not_allowed'
  | 'unreachable'
  | 'too_slow'
  | 'too_large'
  | 'too_many_redirects'
  | 'gone'
  | 'refused';

export class OutsideError extends Error {
  constructor(readonly problem: OutsideProblem) {
    super(`nothing came of a request to the outside: ${problem}`);
    this.name = 'OutsideError';
  }
}
