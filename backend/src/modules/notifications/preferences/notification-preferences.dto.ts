import { ArrayUnique, IsOptional } from 'class-validator';
import { Choice, Flag, ListOf } from '../../../platform/http/fields/index.js';
import { OPTIONAL_MAILS, type OptionalMail } from '../kinds/mail-kinds.js';
import { PREFERENCE_KINDS, type PreferenceKind } from '../kinds/preference-kinds.js';

export class NotificationPreferenceResponse {
  @Choice(PREFERENCE_KINDS, 'PreferenceKind') kind: PreferenceKind;

  @Flag({
    nullable: true,
    description: 'Whether it is shown in the app; true until the member chooses; null: it never is',
  })
  inApp: boolean | null;

  @Flag({
    nullable: true,
    description:
      'Whether it comes by e-mail; until the member chooses true, and false for a minor; null: it never does',
  })
  email: boolean | null;

  @Flag({
    nullable: true,
    description:
      'Whether it comes to the devices that push messages are switched on for; true until the member chooses; null: it never does',
  })
  push: boolean | null;
}

export class NotificationPreferencesResponse {
  @ListOf(NotificationPreferenceResponse, 'Every kind that this person can switch, always in the same order')
  preferences: NotificationPreferenceResponse[];
}

export class NotificationPreferenceRequest {
  @Choice(PREFERENCE_KINDS, 'PreferenceKind') kind: PreferenceKind;
  @Flag({ description: 'Left out: it stays as it is', optional: true }) @IsOptional() inApp?: boolean;
  @Flag({ description: 'Left out: it stays as it is', optional: true }) @IsOptional() email?: boolean;
  @Flag({ description: 'Left out: it stays as it is', optional: true }) @IsOptional() push?: boolean;
}

export class SetNotificationPreferencesRequest {
  @ListOf(NotificationPreferenceRequest, {
    max: PREFERENCE_KINDS.length,
    description: 'Kinds that are not named stay as they are',
  })
  @ArrayUnique(({ kind }: NotificationPreferenceRequest) => kind, { message: 'must name a kind once' })
  preferences: NotificationPreferenceRequest[];
}

export class SubscriptionResponse {
  @Choice(OPTIONAL_MAILS, 'OptionalMail') kind: OptionalMail;
  @Flag('Whether these mails come') email: boolean;
}
