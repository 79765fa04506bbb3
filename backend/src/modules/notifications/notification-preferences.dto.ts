import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayUnique, IsArray, IsBoolean, IsIn, ValidateNested } from 'class-validator';
import { OPTIONAL_MAILS, type OptionalMail } from './mail-kinds.js';

export class NotificationPreferenceResponse {
  @ApiProperty({ enum: OPTIONAL_MAILS, enumName: 'OptionalMail' })
  kind: OptionalMail;

  @ApiProperty({ description: 'Whether it comes by e-mail; true until the member chooses' })
  email: boolean;
}

export class NotificationPreferencesResponse {
  @ApiProperty({
    type: [NotificationPreferenceResponse],
    description: 'Every optional kind, always in the same order',
  })
  preferences: NotificationPreferenceResponse[];
}

export class NotificationPreferenceRequest {
  @ApiProperty({ enum: OPTIONAL_MAILS, enumName: 'OptionalMail' })
  @IsIn(OPTIONAL_MAILS)
  kind: OptionalMail;

  @ApiProperty()
  @IsBoolean()
  email: boolean;
}

export class SetNotificationPreferencesRequest {
  @ApiProperty({
    type: [NotificationPreferenceRequest],
    maxItems: OPTIONAL_MAILS.length,
    description: 'Kinds that are not named stay as they are',
  })
  @IsArray()
  @ArrayMaxSize(OPTIONAL_MAILS.length)
  @ArrayUnique(({ kind }: NotificationPreferenceRequest) => kind, { message: 'must name a kind once' })
  @ValidateNested({ each: true })
  @Type(() => NotificationPreferenceRequest)
  preferences: NotificationPreferenceRequest[];
}
