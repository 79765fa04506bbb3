import { IsString, Matches, MaxLength } from 'class-validator';
import { Flag, Nested, Text } from '../../../platform/http/fields/index.js';

/** Uncompressed point on the curve P-256. */
const POINT = /^B[\w-]{86}$/;
/** Sixteen bytes. */
const SECRET = /^[\w-]{22}$/;

export class PushDeviceResponse {
  @Text('The server’s public key, as a browser asks for it; base64url') publicKey: string;
  @Flag('Whether push messages come to the device that is asking') isOn: boolean;
}

export class PushKeysRequest {
  @Text({ pattern: POINT.source, description: 'The public key of the browser; base64url' })
  @Matches(POINT, { message: 'must be the public key of a browser' })
  p256dh: string;

  @Text({ pattern: SECRET.source, description: 'The secret that the browser shares; base64url' })
  @Matches(SECRET, { message: 'must be the secret of a browser' })
  auth: string;
}

/** A subscription in the form browsers send. */
export class PushDeviceRequest {
  @Text({
    maxLength: 1000,
    example: 'https://push.example.org/send/0190',
    description: 'Where the push service of the browser takes messages: https, and a server of the internet',
  })
  @IsString()
  @MaxLength(1000)
  endpoint: string;

  @Nested(PushKeysRequest) keys: PushKeysRequest;
}
