import { z } from 'zod';
import { asStored } from './definition.js';

const settings = z.strictObject({
  initialSeconds: z.int().min(0).max(86_400).describe('Start value, also for Reset'),
});

export const stopwatch = asStored(settings, settings, []);
