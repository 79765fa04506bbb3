import { Injectable } from '@nestjs/common';
import { ParkedJobs } from '../../platform/jobs/parked-jobs.js';
import { SEND_MAIL } from './mail-post.service.js';

/** Mails that could not be sent so often that they wait for a person. */
@Injectable()
export class FailedMailsService {
  constructor(private readonly parked: ParkedJobs) {}

  count(): Promise<number> {
    return this.parked.count(SEND_MAIL);
  }

  /** Tries all of them again. Returns how many. */
  sendAgain(): Promise<number> {
    return this.parked.retryKind(SEND_MAIL);
  }
}
