import { pushDeviceOf } from '@sanctum/openapi/push-device';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../shared/api/client';

const device = pushDeviceOf(api);
const deviceKey = ['/api/me/push-device'] as const;

export const useDevice = () => useQuery({ queryKey: deviceKey, queryFn: () => device.state(), staleTime: 0 });

export function useSwitchDevice() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (isOn: boolean) => device.switch(isOn),
    onSuccess: (state) => queries.setQueryData(deviceKey, state),
  });
}
