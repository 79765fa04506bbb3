import { z } from 'zod';
import { urlOf } from '../../../platform/zod/links.js';
import { text } from '../../../platform/zod/text.js';
import { defineWidget } from './definition.js';

/** Reason for a hidden URL: no guardian of this minor has agreed to other companies' pages (product rule 10.12). */
export const closed = z.literal('guardian_consent').nullable();

/** Defines a frame with another company's page. People who may not open it get its title and the reason, but no URL. */
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
