import { ApiProperty } from '@nestjs/swagger';
import { ArrayUnique, IsArray, IsIn, Matches, ValidateIf } from 'class-validator';
import { AGE_BANDS, type AgeBand } from '../../../kernel/age-bands.js';
import { PersonName, Text } from '../../../platform/http/text.js';
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

const Purposes =
  (description: string): PropertyDecorator =>
  (target, key) => {
    ApiProperty({ enum: CONSENT_PURPOSES, enumName: 'ConsentPurpose', isArray: true, description })(
      target,
      key,
    );
    IsArray()(target, key);
    ArrayUnique()(target, key);
    IsIn(CONSENT_PURPOSES, { each: true })(target, key);
  };

export class AddDaughterRequest {
  @PersonName({ max: 100, example: 'Lena Lind' })
  name: string;

  @BirthDate()
  birthDate: string;

  @ValidateIf(({ signInName }: AddDaughterRequest) => signInName === undefined)
  @Email({
    required: false,
    description: 'Daughter’s own email; without it, she signs in with a name, and emails go to the guardian',
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

  @ChildsPassword()
  password?: string;

  @Purposes('Consents given; without `account`, the daughter can’t sign in yet')
  purposes: ConsentPurpose[];
}

export class TakeDaughterRequest {
  @EmailOrName()
  email: string;

  @Password('The daughter’s email address or sign-in name, as given by her')
  password: string;
}

export class AgreeRequest {
  @Purposes('All consents from now on; those not listed are withdrawn')
  purposes: ConsentPurpose[];
}

export class WardPasswordRequest {
  @NewPassword()
  password: string;
}

export class InviteGuardianRequest {
  @Email({ description: 'Name of the other guardian' })
  email: string;
}

export class AcceptGuardianRequest {
  @OneTimeToken()
  token: string;
}

export class GuardianResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'Rosa Lind' })
  name: string;

  @ApiProperty({ description: 'Whether this is the caller' })
  isMe: boolean;
}

/** A person who has accepted to be the second guardian and is not one yet. */
export class CandidateResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'Ida Berg' })
  name: string;

  @ApiProperty({
    description:
      'true: confirmed by the first guardian, but an order paid by card or a call with the coach is missing',
  })
  isConfirmed: boolean;
}

/** A minor whose second guardian the signed-in person has accepted to be. */
export class WaitingWardResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'Lena', description: 'First name of the daughter' })
  daughter: string;

  @ApiProperty({ example: 'Rosa Lind' })
  invitedBy: string;

  @ApiProperty({
    description:
      'true: confirmed by the first guardian, but an order paid by card or a call with the coach is missing',
  })
  isConfirmed: boolean;
}

/** Something on a daughter’s account that a guardian approves or refuses. */
export class ApprovalResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ enum: WAITING_ACTS, enumName: 'WaitingAct' })
  act: WaitingAct;

  @ApiProperty({ type: String, nullable: true, description: 'null: not about an email address' })
  newEmail: string | null;

  @ApiProperty({ description: 'Whether the coach requested it instead of the daughter' })
  isByCoach: boolean;
}

export class WardResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'Lena Lind' })
  name: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The daughter’s own email address; null if she uses a sign-in name',
  })
  email: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'lena-birch' })
  signInName: string | null;

  @ApiProperty({ enum: AGE_BANDS, enumName: 'AgeBand' })
  ageBand: AgeBand;

  @ApiProperty({
    enum: CONSENT_PURPOSES,
    enumName: 'ConsentPurpose',
    isArray: true,
    description: 'Current consents',
  })
  agreed: ConsentPurpose[];

  @ApiProperty({
    enum: CONSENT_PURPOSES,
    enumName: 'ConsentPurpose',
    isArray: true,
    description: 'Consents that take effect once an adult is confirmed',
  })
  wished: ConsentPurpose[];

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Number of the member’s order that opened the account; null: none',
  })
  openedBy: string | null;

  @ApiProperty({ type: [ApprovalResponse], description: 'Request that needs a guardian' })
  approvals: ApprovalResponse[];

  @ApiProperty({
    description: 'Whether the coach recorded a call in which a guardian agreed for this daughter',
  })
  isProven: boolean;

  @ApiProperty({
    description: 'Whether signing in requires a code; a guardian can remove it if the phone is lost',
  })
  hasSecondFactor: boolean;

  @ApiProperty({ type: [GuardianResponse], description: 'One or two' })
  guardians: GuardianResponse[];

  @ApiProperty({ type: String, nullable: true, description: 'Person invited to be the second guardian' })
  invited: string | null;

  @ApiProperty({
    type: CandidateResponse,
    nullable: true,
    description: 'Whether they accepted the invitation and are waiting to be the second guardian',
  })
  candidate: CandidateResponse | null;
}

export class FamilyResponse {
  @ApiProperty({ type: [WardResponse], description: 'The member’s wards' })
  wards: WardResponse[];

  @ApiProperty({
    type: [WaitingWardResponse],
    description: 'Children the member is about to become a guardian of',
  })
  waiting: WaitingWardResponse[];

  @ApiProperty({ type: [GuardianResponse], description: 'The member’s guardians' })
  guardians: GuardianResponse[];

  @ApiProperty({
    description: 'Whether an adult is confirmed through an order paid by card',
  })
  isProven: boolean;
}

export class ConsentResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ enum: CONSENT_PURPOSES, enumName: 'ConsentPurpose' })
  purpose: ConsentPurpose;

  @ApiProperty({ description: 'false: withdrawn' })
  given: boolean;

  @ApiProperty({ format: 'date-time' })
  at: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Person who gave it; null if the account was deleted',
  })
  by: string | null;

  @ApiProperty({ enum: CONSENT_METHODS, enumName: 'ConsentMethod' })
  method: ConsentMethod;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Order number, or the notes from the call',
  })
  evidence: string | null;

  @ApiProperty({ example: '2026-11' })
  textVersion: string;
}

export class GuardianInvitationResponse {
  @ApiProperty({ example: 'Lena', description: 'First name of the daughter' })
  daughter: string;

  @ApiProperty({ example: 'Rosa Lind' })
  invitedBy: string;
}
