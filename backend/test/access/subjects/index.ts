import { accounts } from './accounts.js';
import { answers } from './answers.js';
import { broadcasts } from './broadcasts.js';
import { coaching } from './coaching.js';
import { community } from './community.js';
import { courseBuilder } from './course-builder.js';
import { events } from './events.js';
import { growth } from './growth.js';
import { health } from './health.js';
import { learning } from './learning.js';
import { media } from './media.js';
import { messages } from './messages.js';
import { orders } from './orders.js';
import { products } from './products.js';
import { legal } from './legal.js';
import { mailTemplates } from './mail-templates.js';
import { site } from './site.js';
import { storefront } from './storefront.js';
import { students } from './students.js';
import { webhooks } from './webhooks.js';
import type { Subject } from './scene.js';

export * from './scene.js';

/** One entry for every operation of the application. */
export const subjects: Record<string, Subject> = {
  ...health,
  ...accounts,
  ...media,
  ...legal,
  ...mailTemplates,
  ...broadcasts,
  ...site,
  ...storefront,
  ...orders,
  ...coaching,
  ...courseBuilder,
  ...products,
  ...learning,
  ...answers,
  ...students,
  ...community,
  ...events,
  ...messages,
  ...growth,
  ...webhooks,
};
