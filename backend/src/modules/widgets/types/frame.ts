import { z } from 'zod';
import { urlOf } from '../../../platform/zod/links.js';
import { text } from '../../../platform/zod/text.js';
import { defineWidget } from './definition.js';
import { translationsOf } from './translations.js';

/** Reason for a hidden URL: no guardian of this minor has agreed to other companies' pages (product rule 10.12). */
export const closed = z.literal('guardian_consent').nullable();

/** Defines a frame with another company's page. People who may not open it get its title and the reason, but no URL. */
export function frameOf(domain: string) {
  const settings = z.strictObject({ url: urlOf(domain), title: text(160).default('') });
  const stored = settings.extend(translationsOf({ title: text(160) }));
  return defineWidget({
    stored,
    texts: ['title'],
    media: {},
    sent: stored,
    read: (sent) => sent,
    shown: stored,
    show: (settings) => settings,
    delivered: settings.extend({ url: urlOf(domain).nullable(), closed }),
    deliver: (settings) => ({ ...settings, closed: null }),
  });
}
