import { Text } from '../../../platform/http/fields/index.js';

export class SetAvatarRequest {
  @Text({ max: 500, description: 'storageUrl of your own upload with the purpose avatar' })
  storageUrl: string;
}
