/** The only source of time. Nothing else reads the machine's clock, so that tests control the time. */
export abstract class Clock {
  abstract now(): Date;
}

export class SystemClock extends Clock {
  now(): Date {
    return new Date();
  }
}

export const seconds = (n: number): number => n * 1000;
export const minutes = (n: number): number => n * 60_000;
export const hours = (n: number): number => n * 3_600_000;
export const days = (n: number): number => n * 86_400_000;

export const later = (moment: Date, milliseconds: number): Date => new Date(moment.getTime() + milliseconds);
