import { z } from 'zod';
import { asStored } from './definition.js';

export const stopwatch = asStored(
  z.strictObject({ initialSeconds: z.int().min(0).max(86_400).describe('Start value, also for Reset') }),
);
