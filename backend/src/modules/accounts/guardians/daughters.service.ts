import { Injectable } from '@nestjs/common';
import type { AgeBand } from '../../../kernel/age-bands.js';
import { Clock } from '../../../kernel/clock.js';
import { badRequest, conflict, forbidden, wrongFields } from '../../../kernel/errors.js';
import { newId } from '../../../kernel/ids.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { brokenConstraint } from '../../../platform/database/postgres-errors.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { LegalAcceptancesService } from '../../legal/index.js';
import { Account } from '../account.entity.js';
import { AccountsQueries } from '../accounts.queries.js';
import { AgeService } from '../age/age.service.js';
import { ConsentsService } from '../consents/consents.service.js';
import type { ConsentPurpose } from '../consents/purposes.js';
import { addressOfName, emailTaken } from '../email-address.js';
import type { Device } from '../known-devices/device.js';
import { PasswordHasherService } from '../password/password-hasher.service.js';
import { type PasswordOwner, passwordProblem } from '../password/password-rules.js';
import { SignInService } from '../sign-in/sign-in.service.js';
import type { AddDaughterRequest, TakeDaughterRequest } from './family.dto.js';
import { FamilyQueries } from './family.queries.js';
import { GuardianLinksService } from './guardian-links.service.js';
import { ownPassword } from './ward-access.service.js';
import { WishedConsentsService } from './wished-consents.service.js';

/** Creates a minor's account from the guardian's (product rule 10.6). */
@Injectable()
export class DaughtersService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ages: AgeService,
    private readonly hasher: PasswordHasherService,
    private readonly legal: LegalAcceptancesService,
    private readonly consents: ConsentsService,
    private readonly queries: FamilyQueries,
    private readonly accounts: AccountsQueries,
    private readonly signIn: SignInService,
    private readonly links: GuardianLinksService,
    private readonly wishes: WishedConsentsService,
  ) {}

  /** Records consents at once if the guardian has proved to be an adult; otherwise they wait for the proof. */
  async add(me: SignedIn, request: AddDaughterRequest): Promise<void> {
    expectAdult(me);
    const { name, birthDate, purposes } = request;
    const ageBand = this.ages.bandOf(birthDate);
    if (ageBand === 'adult')
      throw badRequest('invalid', 'Adults need to create their own account', {
        birthDate: 'must be a minor’s, because adults create their own account',
      });
    const byName = request.signInName !== undefined;
    const email = byName ? addressOfName(request.signInName!) : request.email!;
    const passwordHash = await this.firstPassword(ageBand, request.password, { name, email, role: 'member' });
    const timeZone = await this.accounts.timeZone(me.accountId);
    const id = newId();
    const now = this.clock.now();
    try {
      await this.database.transaction(async (tx) => {
        await this.wishes.lock(tx, me.accountId);
        await tx.insert(Account, {
          id,
          name,
          email,
          birthDate,
          ageBand,
          passwordHash,
          timeZone,
          createdAt: now,
          emailVerifiedAt: byName ? now : null,
          showLevelPublicly: false,
        });
        await this.legal.record(tx, { accountId: id, occasion: 'registration', at: now });
        await this.links.beginFirst(tx, me.accountId, id);
        await this.agree(tx, me.accountId, id, purposes);
      });
    } catch (error) {
      throw brokenConstraint(error) === 'accounts_email_key' ? this.taken(byName) : error;
    }
  }

  /** Takes over a minor's account that has no guardian: an adult with an account who knows the password becomes the guardian. */
  async take(me: SignedIn, { email, password }: TakeDaughterRequest, device: Device): Promise<void> {
    expectAdult(me);
    const ward = await this.signIn.prove({ email, password }, device);
    const ageBand = await this.accounts.ageBand(ward.id);
    if (ward.role !== 'member' || ageBand === null || ageBand === 'adult')
      throw conflict('no_minor', 'This isn’t a minor’s account');
    await this.database.transaction((tx) => this.links.beginFirst(tx, me.accountId, ward.id));
  }

  /** Returns the first password, which a guardian chooses only for a child under 13. An older minor chooses one by a link. */
  private async firstPassword(band: AgeBand, password: string | undefined, owner: PasswordOwner) {
    if (band !== 'child') {
      if (password !== undefined) throw ownPassword();
      return null;
    }
    if (password === undefined) throw wrongFields({ password: 'is required' });
    const problem = passwordProblem(password, owner);
    if (problem) throw badRequest('weak_password', 'Please choose another password', { password: problem });
    return this.hasher.hash(password, 'known');
  }

  private async agree(tx: Tx, guardianId: string, wardId: string, purposes: readonly ConsentPurpose[]) {
    const proof = await this.queries.proofWithin(tx, guardianId, wardId);
    if (!proof) return this.wishes.keep(tx, guardianId, wardId, purposes);
    await this.consents.record(tx, { wardId, actorId: guardianId, given: true, purposes, ...proof });
  }

  private taken(byName: boolean) {
    return byName ? conflict('name_taken', 'This sign-in name is already taken') : emailTaken();
  }
}

/** Only an adult is a guardian (product rule 10.2). */
export function expectAdult({ band }: SignedIn): void {
  if (band !== 'adult') throw forbidden('adults_only', 'Only an adult can be a guardian');
}
