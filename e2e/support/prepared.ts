import type { BrowserContextOptions } from '@playwright/test';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Device } from './devices';

/**
 * Person who looks at a page. A mover has requested another email address and all personal data; the unasked has never
 * given her age.
 */
export type Viewer =
  | 'visitor'
  | 'newcomer'
  | 'shopper'
  | 'reader'
  | 'graduate'
  | 'mover'
  | 'unasked'
  | 'daughter'
  | 'coach';

/** Ids and tokens in the addresses of pages. */
export interface Places {
  course: string;
  module: string;
  lesson: string;
  freeCourse: string;
  download: string;
  /** Includes one session, whose time can be chosen. */
  hour: string;
  files: string;
  bundle: string;
  /** Its offer that is paid every month, and the graduate's subscription to it. */
  monthly: string;
  subscription: string;
  order: string;
  /** The order of a gift not yet redeemed, and the token of its link. */
  giftOrder: string;
  gift: string;
  certificate: string;
  journal: string;
  assignment: string;
  /** A post that all members see, with pictures and comments. */
  post: string;
  /** An event of the circle that the demo's member attends, and one that is full. */
  event: string;
  fullEvent: string;
  /** The member with the most demo content, on the coach's page. */
  student: string;
  /** Daughter of the demo's member; signs in with a name. */
  ward: string;
  /** The order that the member placed for the daughter. */
  wardOrder: string;
}

export type State = Exclude<BrowserContextOptions['storageState'], string | undefined>;

export interface Prepared {
  /** Cookies of all signed-in viewers, with a separate session per device. */
  states: Record<Device, Record<Viewer, State>>;
  places: Places;
}

/** Variable with the folder of the demo content, created once per run; workers inherit it. */
const FOLDER = 'SANCTUM_E2E_PREPARED';

/** The folder of this run, made by `prepare.ts`. */
export const prepared = {
  use: (folder: string): void => void (process.env[FOLDER] = folder),
  folder(): string {
    const folder = process.env[FOLDER];
    if (!folder) throw new Error('prepare.ts has not run');
    return folder;
  },
  /** The demo content, copied for each server. */
  dataDir: (): string => path.join(prepared.folder(), 'data'),
  file: (): string => path.join(prepared.folder(), 'prepared.json'),
  read: (): Prepared => JSON.parse(readFileSync(prepared.file(), 'utf8')) as Prepared,
};
