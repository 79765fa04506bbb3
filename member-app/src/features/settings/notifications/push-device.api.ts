import { pushDeviceOf } from '@sanctum/web/bell/push-device';
import { api } from '../../../shared/api/client';

export const { useDevice, useSwitchDevice } = pushDeviceOf(api);
