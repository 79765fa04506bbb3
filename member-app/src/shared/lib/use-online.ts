import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

const subscribe = (onChange: () => void) => onlineManager.subscribe(onChange);

/** Returns true while the device has a network, as far as it knows. Without one, requests wait for it. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => onlineManager.isOnline());
