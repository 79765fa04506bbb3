import type { Device } from './device.js';
import { deviceName } from './device-name.js';

/** The device of a request, by what the browser calls itself and the cookie of a sign-in before. */
export const deviceOf = (userAgent: string | undefined, token: string | undefined): Device => ({
  name: deviceName(userAgent),
  token,
});
