import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../kernel/errors.js';
import type { Device } from '../known-devices/device.js';
import { KnownDevicesService } from '../known-devices/known-devices.service.js';
import type { Caller } from '../password/hashing-gate.js';
import { PasswordHasherService } from '../password/password-hasher.service.js';
import { fromNetwork, SignInTriesService } from '../password/sign-in-tries.service.js';
import { type ProvenByCode, SignInCodesService } from './sign-in-codes.service.js';

/** Receives the cookie token of a browser that a mailed code has made known. */
export type OnKnown = (deviceToken: string) => void;

/** A try that may go on to the password check. */
interface CountedTry {
  caller: Caller;
  /** Counters to reset once the password is right. */
  counters: readonly string[];
  /** Code that this try has already used as proof. */
  usedCode: ProvenByCode['by'] | null;
}

/**
 * Counts each sign-in try before its password is checked. An unknown browser waits only for the failures of its own
 * network. If failures from elsewhere have slowed the account down, a mailed code or a second factor replaces the wait.
 */
@Injectable()
export class CountedTriesService {
  constructor(
    private readonly devices: KnownDevicesService,
    private readonly hasher: PasswordHasherService,
    private readonly tries: SignInTriesService,
    private readonly codes: SignInCodesService,
  ) {}

  async begin(
    email: string,
    code: string | undefined,
    device: Device,
    onKnown: OnKnown | undefined,
  ): Promise<CountedTry> {
    const known = await this.devices.counterOf(email, device.token);
    if (known !== undefined) return this.beginKnown(known, null);
    const refusal = await this.beginStranger(email, device, onKnown !== undefined);
    if (refusal === undefined)
      return { caller: 'stranger', counters: [email, fromNetwork(email, device.network)], usedCode: null };
    if (onKnown === undefined) throw refusal;
    const proven = code === undefined ? undefined : await this.codes.prove(email, code);
    if (proven) return this.beginProven(proven, device, onKnown);
    if (refusal.code === 'mailed_code_required') await this.codes.mail(email);
    if (code === undefined || refusal.code !== 'mailed_code_required') throw refusal;
    throw new DomainError('mailed_code_required', 'This code isn’t correct', {
      fields: { code: 'isn’t correct' },
    });
  }

  /** Begins a try of an unknown browser, or refuses one that comes too early. */
  private async beginStranger(email: string, { network }: Device, takesCode: boolean) {
    try {
      if (await this.isFullAndHeld(email)) return mailedCodeRequired();
      await this.tries.begin(fromNetwork(email, network));
      if (takesCode) return (await this.tries.tryBegin(email)) ? undefined : mailedCodeRequired();
      await this.tries.begin(email);
      return undefined;
    } catch (error) {
      if (error instanceof DomainError) return error;
      throw error;
    }
  }

  /** Returns true if the queue is full and the account slowed down. No try is counted then, but a code is still sent. */
  private async isFullAndHeld(email: string): Promise<boolean> {
    try {
      this.hasher.expectRoom('stranger');
      return false;
    } catch (error) {
      if (await this.tries.isHeld(email)) return true;
      throw error;
    }
  }

  /** Begins a try proven by a code. A mailed code makes the browser known; a second factor is counted by its account. */
  private async beginProven({ account, by }: ProvenByCode, { token }: Device, onKnown: OnKnown) {
    if (by === 'second-factor') return this.beginKnown(`second-factor:${account.id}`, by);
    const deviceToken = await this.devices.remember(account.id, token);
    onKnown(deviceToken);
    const known = await this.devices.counterOf(account.email, deviceToken);
    return this.beginKnown(known!, by);
  }

  private async beginKnown(counter: string, usedCode: CountedTry['usedCode']): Promise<CountedTry> {
    this.hasher.expectRoom('known');
    await this.tries.begin(counter);
    return { caller: 'known', counters: [counter], usedCode };
  }
}

const mailedCodeRequired = () =>
  new DomainError(
    'mailed_code_required',
    'Too many wrong passwords were tried for this account. Enter the code we emailed you, or one from your authenticator app.',
  );
