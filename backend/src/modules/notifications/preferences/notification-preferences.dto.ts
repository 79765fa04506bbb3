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
    description: 'Whether it’s shown in the app. Default: true; null: never shown',
  })
  inApp: boolean | null;

  @ApiProperty({
    type: Boolean,
    nullable: true,
    description: 'Whether it’s emailed. Default: true, or false for a minor; null: never emailed',
  })
  email: boolean | null;

  @ApiProperty({
    type: Boolean,
    nullable: true,
    description: 'Whether it’s pushed to devices with push notifications. Default: true; null: never pushed',
  })
  push: boolean | null;
}

export class NotificationPreferencesResponse {
  @ApiProperty({
    type: [NotificationPreferenceResponse],
    description: 'All notification types that this person can change, always in the same order',
  })
  preferences: NotificationPreferenceResponse[];
}

export class NotificationPreferenceRequest {
  @ApiProperty({ enum: PREFERENCE_KINDS, enumName: 'PreferenceKind' })
  @IsIn(PREFERENCE_KINDS)
  kind: PreferenceKind;

  @ApiPropertyOptional({ description: 'Omitted: doesn’t change' })
  @IsOptional()
  @IsBoolean()
  inApp?: boolean;

  @ApiPropertyOptional({ description: 'Omitted: doesn’t change' })
  @IsOptional()
  @IsBoolean()
  email?: boolean;

  @ApiPropertyOptional({ description: 'Omitted: doesn’t change' })
  @IsOptional()
  @IsBoolean()
  push?: boolean;
}

export class SetNotificationPreferencesRequest {
  @ApiProperty({
    type: [NotificationPreferenceRequest],
    maxItems: PREFERENCE_KINDS.length,
    description: 'Types that aren’t listed don’t change',
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

  @ApiProperty({ description: 'Whether these emails are on' })
  email: boolean;
}
