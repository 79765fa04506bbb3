import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsString, Matches, MaxLength, ValidateNested } from 'class-validator';

/** Uncompressed point on the curve P-256. */
const POINT = /^B[\w-]{86}$/;
/** Sixteen bytes. */
const SECRET = /^[\w-]{22}$/;

export class PushDeviceResponse {
  @ApiProperty({ description: 'The server’s public key, as browsers expect it; base64url' })
  publicKey: string;

  @ApiProperty({ description: 'Whether push notifications are on for the device making the request' })
  isOn: boolean;
}

export class PushKeysRequest {
  @ApiProperty({ pattern: POINT.source, description: 'The browser’s public key; base64url' })
  @Matches(POINT, { message: 'must be the browser’s public key' })
  p256dh: string;

  @ApiProperty({ pattern: SECRET.source, description: 'The browser’s auth secret; base64url' })
  @Matches(SECRET, { message: 'must be the browser’s auth secret' })
  auth: string;
}

/** A subscription in the form browsers send. */
export class PushDeviceRequest {
  @ApiProperty({
    maxLength: 1000,
    example: 'https://push.example.org/send/0190',
    description: 'Push service URL of the browser: https, on a public server',
  })
  @IsString()
  @MaxLength(1000)
  endpoint: string;

  @ApiProperty({ type: PushKeysRequest })
  @ValidateNested()
  @Type(() => PushKeysRequest)
  keys: PushKeysRequest;
}
