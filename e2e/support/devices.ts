import { devices } from '@playwright/test';

export const desktop = { viewport: { width: 1440, height: 900 } };

export const phone = {
  viewport: { width: 390, height: 844 },
  userAgent: devices['Pixel 7'].userAgent,
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

export const DEVICES = { desktop, phone };
export type Device = keyof typeof DEVICES;
