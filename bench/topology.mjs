// `npm run topology -- <proof>`: the product as several processes, and what becomes of it when one after the other fails.
import { step } from '../tools/lib/progress.mjs';
