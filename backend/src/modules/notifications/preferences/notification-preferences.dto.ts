import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsOptional,
  ValidateNested,
} from 'class-validator';
import { OPTIONAL_MAILS, type OptionalMail } from '../kinds/mail-kinds.js';
import { PREFERENCE_KINDS, type PreferenceKind } from '../kinds/preference-kinds.js';

export class NotificationPreferenceResponse {
  @ApiProperty({ enum: PREFERENCE_KINDS, enumName: 'PreferenceKind' })
  kind: PreferenceKind;

  @ApiProperty({
    type: Boolean,
    nullable: true,
    description: 'Whether it is shown in the app; true until the member chooses; null: it never is',
  })
  inApp: boolean | null;

  @ApiProperty({
    type: Boolean,
    nullable: true,
    description:
      'Whether it comes by e-mail; until the member chooses true, and false for a minor; null: it never does',
  })
  email: boolean | null;

  @ApiProperty({
    type: Boolean,
    nullable: true,
    description:
      'Whether it comes to the devices that push messages are switched on for; true until the member chooses; null: it never does',
  })
  push: boolean | null;
}

export class NotificationPreferencesResponse {
  @ApiProperty({
    type: [NotificationPreferenceResponse],
    description: 'Every kind that this person can switch, always in the same order',
  })
  preferences: NotificationPreferenceResponse[];
}

export class NotificationPreferenceRequest {
  @ApiProperty({ enum: PREFERENCE_KINDS, enumName: 'PreferenceKind' })
  @IsIn(PREFERENCE_KINDS)
  kind: PreferenceKind;

  @ApiPropertyOptional({ description: 'Left out: it stays as it is' })
  @IsOptional()
  @IsBoolean()
  inApp?: boolean;

  @ApiPropertyOptional({ description: 'Left out: it stays as it is' })
  @IsOptional()
  @IsBoolean()
  email?: boolean;

  @ApiPropertyOptional({ description: 'Left out: it stays as it is' })
  @IsOptional()
  @IsBoolean()
  push?: boolean;
}

export class SetNotificationPreferencesRequest {
  @ApiProperty({
    type: [NotificationPreferenceRequest],
    maxItems: PREFERENCE_KINDS.length,
    description: 'Kinds that are not named stay as they are',
  })
  @IsArray()
  @ArrayMaxSize(PREFERENCE_KINDS.length)
  @ArrayUnique(({ kind }: NotificationPreferenceRequest) => kind, {
    message: 'can’t contain the same type twice',
  })
  @ValidateNested({ each: true })
  @Type(() => NotificationPreferenceRequest)
  preferences: NotificationPreferenceRequest[];
}

export class SubscriptionResponse {
  @ApiProperty({ enum: OPTIONAL_MAILS, enumName: 'OptionalMail' })
  kind: OptionalMail;

  @ApiProperty({ description: 'Whether these mails come' })
  email: boolean;
}
