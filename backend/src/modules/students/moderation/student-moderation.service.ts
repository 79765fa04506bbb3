import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { MemberModerationService, type MuteRequest } from '../../accounts/index.js';

/** Lets the coach warn and mute a student. Accounts does it, and writes the audit log. */
@Injectable()
export class StudentModerationService {
  constructor(
    private readonly database: Database,
    private readonly moderation: MemberModerationService,
  ) {}

  warn(by: string, id: string, text: string): Promise<void> {
    return this.database.transaction((tx) => this.moderation.warn(tx, by, id, text));
  }

  mute(by: string, id: string, mute: MuteRequest): Promise<void> {
    return this.database.transaction((tx) => this.moderation.mute(tx, by, id, mute));
  }

  unmute(by: string, id: string): Promise<void> {
    return this.database.transaction((tx) => this.moderation.unmute(tx, by, id));
  }
}
