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
    description:
      'The daughter’s own; without it the daughter signs in by a name, and mails go to the guardian',
  })
  email?: string;

  @Text({ max: 40, min: 3, optional: true, example: 'lena-birch', description: 'Instead of an address' })
  @ValidateIf(({ signInName }: AddDaughterRequest) => signInName !== undefined)
  @Matches(/^[a-zA-Z0-9][a-zA-Z0-9._-]*$/, { message: 'can only contain letters, numbers, dots and hyphens' })
  signInName?: string;

  @ChildsPassword()
  password?: string;

  @Purposes('What is agreed to; without `account` the daughter cannot sign in yet')
  purposes: ConsentPurpose[];
}

export class TakeDaughterRequest {
  @EmailOrName()
  email: string;

  @Password('The daughter’s, which the daughter enters or tells')
  password: string;
}

export class AgreeRequest {
  @Purposes('All that stands from now on; what is not named is withdrawn')
  purposes: ConsentPurpose[];
}

export class WardPasswordRequest {
  @NewPassword()
  password: string;
}

export class InviteGuardianRequest {
  @Email({ description: 'Of the other guardian' })
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

  @ApiProperty({ description: 'Whether it is the person who asks' })
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
      'true: the first guardian has confirmed, and an order by card or a call with the coach is missing',
  })
  isConfirmed: boolean;
}

/** A minor whose second guardian the signed-in person has accepted to be. */
export class WaitingWardResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'Lena', description: 'The first name of the daughter' })
  daughter: string;

  @ApiProperty({ example: 'Rosa Lind' })
  invitedBy: string;

  @ApiProperty({
    description:
      'true: the first guardian has confirmed, and an order by card or a call with the coach is missing',
  })
  isConfirmed: boolean;
}

/** Something on a daughter’s account that a guardian approves or refuses. */
export class ApprovalResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ enum: WAITING_ACTS, enumName: 'WaitingAct' })
  act: WaitingAct;

  @ApiProperty({ type: String, nullable: true, description: 'null: it is not about an address' })
  newEmail: string | null;

  @ApiProperty({ description: 'Whether the coach asked, not the daughter' })
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
    description: 'The daughter’s own address; null for one who signs in by a name',
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
    description: 'What stands',
  })
  agreed: ConsentPurpose[];

  @ApiProperty({
    enum: CONSENT_PURPOSES,
    enumName: 'ConsentPurpose',
    isArray: true,
    description: 'What counts as soon as it is known that an adult agrees',
  })
  wished: ConsentPurpose[];

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The number of one’s own order that opened the account; null: none did',
  })
  openedBy: string | null;

  @ApiProperty({ type: [ApprovalResponse], description: 'What waits for a guardian' })
  approvals: ApprovalResponse[];

  @ApiProperty({
    description: 'Whether the coach has written down a call in which one agreed for this daughter',
  })
  isProven: boolean;

  @ApiProperty({
    description: 'Whether signing in asks for a code; a guardian removes it if the phone is lost',
  })
  hasSecondFactor: boolean;

  @ApiProperty({ type: [GuardianResponse], description: 'One or two' })
  guardians: GuardianResponse[];

  @ApiProperty({ type: String, nullable: true, description: 'Who is asked to be the second guardian' })
  invited: string | null;

  @ApiProperty({
    type: CandidateResponse,
    nullable: true,
    description: 'Accepted the invitation and waits to be the second guardian',
  })
  candidate: CandidateResponse | null;
}

export class FamilyResponse {
  @ApiProperty({ type: [WardResponse], description: 'Those whose guardian one is' })
  wards: WardResponse[];

  @ApiProperty({ type: [WaitingWardResponse], description: 'Those whose guardian one is about to be' })
  waiting: WaitingWardResponse[];

  @ApiProperty({ type: [GuardianResponse], description: 'One’s own guardians' })
  guardians: GuardianResponse[];

  @ApiProperty({
    description: 'Whether it is known that an adult agrees: by an order paid by card',
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

  @ApiProperty({ type: String, nullable: true, description: 'Who said so; null when that account is gone' })
  by: string | null;

  @ApiProperty({ enum: CONSENT_METHODS, enumName: 'ConsentMethod' })
  method: ConsentMethod;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The number of the order, or what was written of the call',
  })
  evidence: string | null;

  @ApiProperty({ example: '2026-11' })
  textVersion: string;
}

export class GuardianInvitationResponse {
  @ApiProperty({ example: 'Lena', description: 'The first name of the daughter' })
  daughter: string;

  @ApiProperty({ example: 'Rosa Lind' })
  invitedBy: string;
}
