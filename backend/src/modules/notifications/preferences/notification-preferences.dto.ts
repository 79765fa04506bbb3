import { ArrayUnique, IsOptional } from 'class-validator';
import { Choice, Flag, ListOf } from '../../../platform/http/fields/index.js';
import { OPTIONAL_MAILS, type OptionalMail } from '../kinds/mail-kinds.js';
import { PREFERENCE_KINDS, type PreferenceKind } from '../kinds/preference-kinds.js';

export class NotificationPreferenceResponse {
  @Choice(PREFERENCE_KINDS, 'PreferenceKind') kind: PreferenceKind;

  @Flag({ nullable: true, description: 'Whether it’s shown in the app. Default: true; null: never shown' })
  isInAppOn: boolean | null;

  @Flag({
    nullable: true,
    description: 'Whether it’s emailed. Default: true, or false for a minor; null: never emailed',
  })
  isEmailOn: boolean | null;

  @Flag({
    nullable: true,
    description: 'Whether it’s pushed to devices with push notifications. Default: true; null: never pushed',
  })
  isPushOn: boolean | null;
}

export class NotificationPreferencesResponse {
  @ListOf(
    NotificationPreferenceResponse,
    'All notification types that this person can change, always in the same order',
  )
  preferences: NotificationPreferenceResponse[];
}

export class NotificationPreferenceRequest {
  @Choice(PREFERENCE_KINDS, 'PreferenceKind') kind: PreferenceKind;
  @Flag({ description: 'Omitted: doesn’t change', optional: true }) @IsOptional() isInAppOn?: boolean;
  @Flag({ description: 'Omitted: doesn’t change', optional: true }) @IsOptional() isEmailOn?: boolean;
  @Flag({ description: 'Omitted: doesn’t change', optional: true }) @IsOptional() isPushOn?: boolean;
}

export class SetNotificationPreferencesRequest {
  @ListOf(NotificationPreferenceRequest, {
    max: PREFERENCE_KINDS.length,
    description: 'Types that aren’t listed don’t change',
  })
  @ArrayUnique(({ kind }: NotificationPreferenceRequest) => kind, {
    message: 'can’t contain the same type twice',
  })
  preferences: NotificationPreferenceRequest[];
}

export class SubscriptionResponse {
  @Choice(OPTIONAL_MAILS, 'OptionalMail') kind: OptionalMail;
  @Flag('Whether these emails are on') isEmailOn: boolean;
}
