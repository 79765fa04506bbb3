import { Text } from '../../../platform/http/text.js';

export class WriteLetterRequest {
  @Text({ max: 150, example: 'How was your first week?' })
  subject: string;

  @Text({ max: 5000, example: 'Dear Rosa,\n\nhow did the evening questions go?', description: 'Plain text' })
  text: string;
}
