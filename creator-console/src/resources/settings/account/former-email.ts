import { useStore } from 'react-admin';

/** The sign-in address from before the last change in this browser; null once the coach has decided what members see. */
export const useFormerEmail = () => useStore<string | null>('former-email', null);
