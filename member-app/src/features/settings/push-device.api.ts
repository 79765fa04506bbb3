import {
  isSubscribed,
  pushAbility,
  type PushAbility,
  subscribe,
  unsubscribe,
} from '@sanctum/openapi/push-device';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, body } from '../../shared/api/client';

/** What push messages are on this device. */
export type DeviceState = Exclude<PushAbility, 'ready'> | 'on' | 'off';

const PATH = '/api/me/push-device';
const deviceKey = [PATH] as const;

/** On is what both know of: the server, which sends, and the browser, which takes it. */
async function stateOf(): Promise<DeviceState> {
  const ability = pushAbility();
  if (ability !== 'ready') return ability;
  const { publicKey, isOn } = await body(api.GET(PATH));
  return isOn && (await isSubscribed(publicKey)) ? 'on' : 'off';
}

export const useDevice = () => useQuery({ queryKey: deviceKey, queryFn: stateOf, staleTime: 0 });

/** Resolves to what is so afterwards: whoever does not allow it stays without. */
export function useSwitchDevice() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (isOn: boolean): Promise<DeviceState> => {
      if (isOn) await switchOn();
      else {
        await api.DELETE(PATH);
        await unsubscribe();
      }
      return stateOf();
    },
    onSuccess: (state) => queries.setQueryData(deviceKey, state),
  });
}

async function switchOn(): Promise<void> {
  const { publicKey } = await body(api.GET(PATH));
  const subscription = await subscribe(publicKey);
  if (subscription) await body(api.PUT(PATH, { body: subscription }));
}
