import { oneOf, publishedView } from '../../platform/database/published-view.js';
import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from './audit-actions.js';

/** Audited actions, for the timelines of other modules. */
export const auditFacts = publishedView('audit_facts', {
  id: 'uuid',
  at: 'timestamptz',
  actor_id: 'uuid',
  action: oneOf(AUDIT_ACTIONS),
  subject_type: oneOf(AUDIT_SUBJECTS),
  subject_id: 'uuid?',
  member_id: 'uuid?',
  fields: 'text[]',
  reason: 'text?',
  count: 'integer?',
});
