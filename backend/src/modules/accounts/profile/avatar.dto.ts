import { Text } from '../../../platform/http/fields/index.js';

export class SetAvatarRequest {
  @Text({ max: 500, description: 'The storageUrl of an upload of one’s own with the purpose avatar' })
  storageUrl: string;
}
