import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

const subscribe = (onChange: () => void) => onlineManager.subscribe(onChange);

/** Whether the device has a network, as far as it knows. Without one, what is to be sent waits for it. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => onlineManager.isOnline());
