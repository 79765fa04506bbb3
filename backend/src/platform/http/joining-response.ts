import { Flag, Moment, Text } from './fields/index.js';

export class JoiningResponse {
  @Flag('Whether there’s a meeting link') isOnline: boolean;
  @Moment('When the meeting can be joined') joinFrom: string;

  @Text({ nullable: true, description: 'For people who are going, from `joinFrom` until the end' })
  meetingUrl: string | null;
}
