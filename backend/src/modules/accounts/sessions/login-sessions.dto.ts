import { Flag, Id, Moment, Text } from '../../../platform/http/fields/index.js';

export class LoginSessionResponse {
  @Id() id: string;
  @Text({ example: 'Chrome on Android' }) device: string;
  @Moment() createdAt: string;
  @Moment() lastSeenAt: string;
  @Flag('Whether this is the device making the request') current: boolean;
}
