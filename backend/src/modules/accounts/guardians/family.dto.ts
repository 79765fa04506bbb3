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
      'The daughter’s own; without it the daughter signs in by a name, and mails go to the guardian',
  })
  email?: string;

  @Text({ max: 40, min: 3, optional: true, example: 'lena-birch', description: 'Instead of an address' })
  @ValidateIf(({ signInName }: AddDaughterRequest) => signInName !== undefined)
  @Matches(/^[a-zA-Z0-9][a-zA-Z0-9._-]*$/, { message: 'may have letters, digits, dots and hyphens' })
  signInName?: string;

  @ChildsPassword() password?: string;

  @Purposes('What is agreed to; without `account` the daughter cannot sign in yet')
  purposes: ConsentPurpose[];
}

export class TakeDaughterRequest {
  @EmailOrName() email: string;
  @Password('The daughter’s, which the daughter enters or tells') password: string;
}

export class AgreeRequest {
  @Purposes('All that stands from now on; what is not named is withdrawn') purposes: ConsentPurpose[];
}

export class WardPasswordRequest {
  @NewPassword() password: string;
}

export class InviteGuardianRequest {
  @Email({ description: 'Of the other guardian' }) email: string;
}

export class AcceptGuardianRequest {
  @OneTimeToken() token: string;
}

export class GuardianResponse {
  @Id() id: string;
  @Text({ example: 'Rosa Lind' }) name: string;
  @Flag('Whether it is the person who asks') isMe: boolean;
}

/** A person who has accepted to be the second guardian and is not one yet. */
export class CandidateResponse {
  @Id() id: string;
  @Text({ example: 'Ida Berg' }) name: string;

  @Flag('true: the first guardian has confirmed, and an order by card or a call with the coach is missing')
  isConfirmed: boolean;
}

/** A minor whose second guardian the signed-in person has accepted to be. */
export class WaitingWardResponse {
  @Id() id: string;
  @Text({ example: 'Lena', description: 'The first name of the daughter' }) daughter: string;
  @Text({ example: 'Rosa Lind' }) invitedBy: string;

  @Flag('true: the first guardian has confirmed, and an order by card or a call with the coach is missing')
  isConfirmed: boolean;
}

/** Something on a daughter’s account that a guardian approves or refuses. */
export class ApprovalResponse {
  @Id() id: string;
  @Choice(WAITING_ACTS, 'WaitingAct') act: WaitingAct;
  @Text({ nullable: true, description: 'null: it is not about an address' }) newEmail: string | null;
  @Flag('Whether the coach asked, not the daughter') isByCoach: boolean;
}

export class WardResponse {
  @Id() id: string;
  @Text({ example: 'Lena Lind' }) name: string;

  @Text({ nullable: true, description: 'The daughter’s own address; null for one who signs in by a name' })
  email: string | null;

  @Text({ nullable: true, example: 'lena-birch' }) signInName: string | null;
  @Choice(AGE_BANDS, 'AgeBand') ageBand: AgeBand;
  @Choices(CONSENT_PURPOSES, 'ConsentPurpose', 'What stands') agreed: ConsentPurpose[];

  @Choices(CONSENT_PURPOSES, 'ConsentPurpose', 'What counts as soon as it is known that an adult agrees')
  wished: ConsentPurpose[];

  @Text({
    nullable: true,
    description: 'The number of one’s own order that opened the account; null: none did',
  })
  openedBy: string | null;

  @ListOf(ApprovalResponse, 'What waits for a guardian') approvals: ApprovalResponse[];
  @Flag('Whether the coach has written down a call in which one agreed for this daughter') isProven: boolean;

  @Flag('Whether signing in asks for a code; a guardian removes it if the phone is lost')
  hasSecondFactor: boolean;

  @ListOf(GuardianResponse, 'One or two') guardians: GuardianResponse[];
  @Text({ nullable: true, description: 'Who is asked to be the second guardian' }) invited: string | null;

  @Nested(CandidateResponse, {
    nullable: true,
    description: 'Accepted the invitation and waits to be the second guardian',
  })
  candidate: CandidateResponse | null;
}

export class FamilyResponse {
  @ListOf(WardResponse, 'Those whose guardian one is') wards: WardResponse[];
  @ListOf(WaitingWardResponse, 'Those whose guardian one is about to be') waiting: WaitingWardResponse[];
  @ListOf(GuardianResponse, 'One’s own guardians') guardians: GuardianResponse[];
  @Flag('Whether it is known that an adult agrees: by an order paid by card') isProven: boolean;
}

export class ConsentResponse {
  @Id() id: string;
  @Choice(CONSENT_PURPOSES, 'ConsentPurpose') purpose: ConsentPurpose;
  @Flag('false: withdrawn') given: boolean;
  @Moment() at: string;
  @Text({ nullable: true, description: 'Who said so; null when that account is gone' }) by: string | null;
  @Choice(CONSENT_METHODS, 'ConsentMethod') method: ConsentMethod;

  @Text({ nullable: true, description: 'The number of the order, or what was written of the call' })
  evidence: string | null;

  @Text({ example: '2026-11' }) textVersion: string;
}

export class GuardianInvitationResponse {
  @Text({ example: 'Lena', description: 'The first name of the daughter' }) daughter: string;
  @Text({ example: 'Rosa Lind' }) invitedBy: string;
}
