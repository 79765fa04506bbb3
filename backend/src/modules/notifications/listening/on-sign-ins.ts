import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../../events/index.js';
import type { Tx } from '../../../platform/database/database.js';
import { On } from '../../../platform/jobs/decorators.js';
import { BellService } from '../bell.service.js';
import { MailPostService } from '../mail-post.service.js';
import { SETTINGS } from '../paths.js';

/** Emails that help the owner of an account to sign in, or warn the owner. */
@Injectable()
export class OnSignIns {
  constructor(
    private readonly post: MailPostService,
    private readonly bell: BellService,
  ) {}

  /** Sends the link to a new password, once for each request. */
  @On('password.reset-requested', 'notifications.reset-password')
  async resetPassword({ accountId, requestId }: EventMap['password.reset-requested'], tx: Tx): Promise<void> {
    if (accountId === null) return;
    await this.post.add(tx, { kind: 'reset-password', thing: requestId, accountId });
  }

  /** Sends a sign-in code to the owner of an account that is throttled because of strangers' attempts. */
  @On('sign-in.code-requested', 'notifications.sign-in-code')
  async signInCode({ accountId, requestId }: EventMap['sign-in.code-requested'], tx: Tx): Promise<void> {
    if (accountId === null) return;
    await this.post.add(tx, { kind: 'sign-in-code', thing: requestId, accountId });
  }

  /** Tells the owner that the account's second factor was turned on or off, or has new recovery codes. */
  @On('second-factor.changed', 'notifications.second-factor-changed')
  async secondFactorChanged(
    { accountId, changeId, change }: EventMap['second-factor.changed'],
    tx: Tx,
  ): Promise<void> {
    await this.post.add(tx, {
      kind: 'second-factor-changed',
      thing: changeId,
      accountId,
      details: { change },
    });
    if (change === 'removed-by-guardian')
      await this.bell.ring(tx, {
        kind: 'second-factor-removed',
        accountId,
        thing: changeId,
        source: changeId,
        path: SETTINGS,
      });
  }

  /** Tells the owner that one of the account's devices was signed out, and why. */
  @On('login-session.reuse-detected', 'notifications.stolen-session')
  async stolenSession(
    { accountId, sessionId }: EventMap['login-session.reuse-detected'],
    tx: Tx,
  ): Promise<void> {
    await this.post.add(tx, { kind: 'stolen-session', thing: sessionId, accountId });
  }
}
