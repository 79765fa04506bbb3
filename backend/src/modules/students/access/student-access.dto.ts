import { Ids, PersonName, Text, Whole } from '../../../platform/http/fields/index.js';
import { Email } from '../../accounts/index.js';

export class InviteStudentRequest {
  @PersonName({ max: 100, example: 'Rosa Lind' }) name: string;
  @Email() email: string;
}

/** Max students per email. */
const READERS_AT_ONCE = 200;

export class WriteEmailRequest {
  @Text({ max: 150, example: 'How was your first week?' }) subject: string;

  @Text({ max: 5000, example: 'Dear Rosa,\n\nhow did the evening questions go?', description: 'Plain text' })
  text: string;
}

export class WriteEmailsRequest extends WriteEmailRequest {
  @Ids({ min: 1, max: READERS_AT_ONCE }) studentIds: string[];
}

export class EmailsSentResponse {
  @Whole({ example: 12, description: 'Number of emails being sent' }) sent: number;

  @Whole({ example: 1, description: 'Students who are blocked, deleted, or haven’t confirmed their address' })
  leftOut: number;
}

export class EmailPreviewResponse {
  @Text({ example: 'How was your first week?' }) subject: string;
  @Text('The email as HTML, for a frame without scripts') html: string;
}
