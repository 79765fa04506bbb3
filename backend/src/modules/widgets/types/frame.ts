import { z } from 'zod';
import { urlOf } from '../../../platform/zod/links.js';
import { text } from '../../../platform/zod/text.js';
import { defineWidget } from './definition.js';

/** Why its address is not told: no guardian of this minor has agreed to pages of other companies (product rule 10.12). */
const closed = z.literal('guardian_consent').nullable();

/** A page of another company, shown in a frame. Whoever may not open it gets its title and why, and no address. */
export function frameOf(domain: string) {
  const stored = z.strictObject({ url: urlOf(domain), title: text(160).default('') });
  return defineWidget({
    stored,
    media: {},
    sent: stored,
    read: (sent) => sent,
    shown: stored,
    show: (settings) => settings,
    delivered: stored.extend({ url: urlOf(domain).nullable(), closed }),
    deliver: (settings) => ({ ...settings, closed: null }),
  });
}
