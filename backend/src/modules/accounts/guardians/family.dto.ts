import { Matches, ValidateIf } from 'class-validator';
import { AGE_BANDS, type AgeBand } from '../../../kernel/age-bands.js';
import {
  Choice,
  Choices,
  Flag,
  Id,
  ListOf,
  Moment,
  Nested,
  PersonName,
  Text,
} from '../../../platform/http/fields/index.js';
import { BirthDate } from '../age/age.dto.js';
import {
  CONSENT_METHODS,
  CONSENT_PURPOSES,
  type ConsentMethod,
  type ConsentPurpose,
} from '../consents/purposes.js';
import { WAITING_ACTS, type WaitingAct } from '../../../kernel/minor-acts.js';
import {
  ChildsPassword,
  Email,
  EmailOrName,
  NewPassword,
  OneTimeToken,
  Password,
} from '../credentials.dto.js';

const Purposes = (description: string) => Choices(CONSENT_PURPOSES, 'ConsentPurpose', description);

export class AddDaughterRequest {
  @PersonName({ max: 100, example: 'Lena Lind' }) name: string;
  @BirthDate() birthDate: string;

  @ValidateIf(({ signInName }: AddDaughterRequest) => signInName === undefined)
  @Email({
    required: false,
    description:
      'Daughter’s own email; without it, the account signs in with a name, and emails go to the guardian',
  })
  email?: string;

  @Text({
    max: 40,
    min: 3,
    optional: true,
    example: 'lena-birch',
    description: 'Instead of an email address',
  })
  @ValidateIf(({ signInName }: AddDaughterRequest) => signInName !== undefined)
  @Matches(/^[a-zA-Z0-9][a-zA-Z0-9._-]*$/, { message: 'can only contain letters, numbers, dots and hyphens' })
  signInName?: string;

  @ChildsPassword() password?: string;

  @Purposes('Consents given; without `account`, the daughter can’t sign in yet') purposes: ConsentPurpose[];
}

export class TakeDaughterRequest {
  @EmailOrName() email: string;
  @Password('The daughter’s password') password: string;
}

export class AgreeRequest {
  @Purposes('All consents from now on; those not listed are withdrawn') purposes: ConsentPurpose[];
}

export class WardPasswordRequest {
  @NewPassword() password: string;
}

export class InviteGuardianRequest {
  @Email({ description: 'Email address of the person to invite' }) email: string;
}

export class AcceptGuardianRequest {
  @OneTimeToken() token: string;
}

export class GuardianResponse {
  @Id() id: string;
  @Text({ example: 'Rosa Lind' }) name: string;
  @Flag('Whether this is the caller') isMe: boolean;
}

/** A person who has accepted to become the second guardian and is not one yet. */
export class CandidateResponse {
  @Id() id: string;
  @Text({ example: 'Ida Berg' }) name: string;

  @Flag(
    'true: confirmed by the first guardian, but an order paid by card or a call with the coach is missing',
  )
  isConfirmed: boolean;
}

/** A minor whose second guardian the signed-in person has agreed to become. */
export class WaitingWardResponse {
  @Id() id: string;
  @Text({ example: 'Lena', description: 'First name of the daughter' }) daughter: string;
  @Text({ example: 'Rosa Lind' }) invitedBy: string;

  @Flag(
    'true: confirmed by the first guardian, but an order paid by card or a call with the coach is missing',
  )
  isConfirmed: boolean;
}

/** Something on a daughter’s account that a guardian approves or refuses. */
export class ApprovalResponse {
  @Id() id: string;
  @Choice(WAITING_ACTS, 'WaitingAct') act: WaitingAct;
  @Text({ nullable: true, description: 'null: not about an email address' }) newEmail: string | null;
  @Flag('Whether the coach requested it instead of the daughter') isByCoach: boolean;
}

export class WardResponse {
  @Id() id: string;
  @Text({ example: 'Lena Lind' }) name: string;

  @Text({
    nullable: true,
    description: 'The daughter’s own email address; null if the account has a sign-in name',
  })
  email: string | null;

  @Text({ nullable: true, example: 'lena-birch' }) signInName: string | null;
  @Choice(AGE_BANDS, 'AgeBand') ageBand: AgeBand;
  @Choices(CONSENT_PURPOSES, 'ConsentPurpose', 'Current consents') agreed: ConsentPurpose[];

  @Choices(CONSENT_PURPOSES, 'ConsentPurpose', 'Consents that take effect once an adult is confirmed')
  wished: ConsentPurpose[];

  @Text({ nullable: true, description: 'Number of the member’s order that opened the account; null: none' })
  openedBy: string | null;

  @ListOf(ApprovalResponse, 'Requests that a guardian has to approve') approvals: ApprovalResponse[];
  @Flag('Whether the coach recorded a call in which a guardian agreed for this daughter') isProven: boolean;

  @Flag('Whether signing in requires a code; a guardian can remove it if the phone is lost')
  hasSecondFactor: boolean;

  @ListOf(GuardianResponse, 'One or two') guardians: GuardianResponse[];
  @Text({
    nullable: true,
    description: 'Email address that was invited to be the second guardian; null: none',
  })
  invited: string | null;

  @Nested(CandidateResponse, {
    nullable: true,
    description: 'Person who accepted the invitation and isn’t a guardian yet; null: none',
  })
  candidate: CandidateResponse | null;
}

export class FamilyResponse {
  @ListOf(WardResponse, 'The member’s wards') wards: WardResponse[];
  @ListOf(WaitingWardResponse, 'Children the member is about to become a guardian of')
  waiting: WaitingWardResponse[];
  @ListOf(GuardianResponse, 'The member’s guardians') guardians: GuardianResponse[];
  @Flag('Whether an adult is confirmed through an order paid by card') isProven: boolean;
}

export class ConsentResponse {
  @Id() id: string;
  @Choice(CONSENT_PURPOSES, 'ConsentPurpose') purpose: ConsentPurpose;
  @Flag('false: withdrawn') isGiven: boolean;
  @Moment() at: Date;
  @Text({ nullable: true, description: 'Person who gave it; null if the account was deleted' }) by:
    | string
    | null;
  @Choice(CONSENT_METHODS, 'ConsentMethod') method: ConsentMethod;

  @Text({ nullable: true, description: 'Order number, or the notes from the call' }) evidence: string | null;

  @Text({ example: '2026-11' }) textVersion: string;
}

export class GuardianInvitationResponse {
  @Text({ example: 'Lena', description: 'First name of the daughter' }) daughter: string;
  @Text({ example: 'Rosa Lind' }) invitedBy: string;
}
