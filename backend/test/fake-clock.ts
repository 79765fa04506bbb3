import { Clock, later } from '../src/kernel/clock.js';

/** A clock that only tests advance. */
export class FakeClock extends Clock {
  constructor(private moment: Date = new Date('2027-03-01T09:00:00Z')) {
    super();
  }

  override now(): Date {
    return this.moment;
  }

  advance(milliseconds: number): void {
    this.moment = later(this.moment, milliseconds);
  }
}
