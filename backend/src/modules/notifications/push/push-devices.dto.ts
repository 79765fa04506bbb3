import { IsString, Matches, MaxLength } from 'class-validator';
import { Flag, Nested, Text } from '../../../platform/http/fields/index.js';

/** Uncompressed point on the curve P-256. */
const POINT = /^B[\w-]{86}$/;
/** Sixteen bytes. */
const SECRET = /^[\w-]{22}$/;

export class PushDeviceResponse {
  @Text('The server’s public key, as browsers expect it; base64url') publicKey: string;
  @Flag('Whether push notifications are on for the device making the request') isOn: boolean;
}

export class PushKeysRequest {
  @Text({ pattern: POINT.source, description: 'The browser’s public key; base64url' })
  @Matches(POINT, { message: 'must be the browser’s public key' })
  p256dh: string;

  @Text({ pattern: SECRET.source, description: 'The browser’s auth secret; base64url' })
  @Matches(SECRET, { message: 'must be the browser’s auth secret' })
  auth: string;
}

/** A subscription in the form browsers send. */
export class PushDeviceRequest {
  @Text({
    maxLength: 1000,
    example: 'https://push.example.org/send/0190',
    description: 'Push service URL of the browser: https, on a public server',
  })
  @IsString()
  @MaxLength(1000)
  endpoint: string;

  @Nested(PushKeysRequest) keys: PushKeysRequest;
}
