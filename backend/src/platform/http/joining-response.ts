import { Flag, Moment, Text } from './fields/index.js';

export class JoiningResponse {
  @Flag('There is a meeting link') isOnline: boolean;
  @Moment('From when on it can be joined') joinFrom: string;

  @Text({ nullable: true, description: 'For those who come, from `joinFrom` until it is over' })
  meetingLink: string | null;
}
