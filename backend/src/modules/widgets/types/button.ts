import { z } from 'zod';
import { asStored, defineWidget } from './definition.js';
import { translationsOf } from './translations.js';
import { someText, text } from '../../../platform/zod/text.js';
import { link } from '../../../platform/zod/links.js';

const settings = z.strictObject({
  label: someText(80),
  url: link,
  variant: z.enum(['default', 'outline', 'link']).default('default'),
});
const stored = settings.extend(translationsOf({ label: text(80) }));

export const button = defineWidget({
  ...asStored(stored, settings, ['label']),
  // The label may also be sent as `text`, and is shown to the editor under both names.
  sent: stored.partial({ label: true }).extend({ text: someText(80).optional().describe('Label') }),
  read: ({ text, ...sent }) => (text === undefined || 'label' in sent ? sent : { ...sent, label: text }),
  shown: stored.extend({ text: z.string().describe('Label') }),
  show: (settings) => ({ ...settings, text: settings.label }),
});
