import type { z } from 'zod';
import { wrongFields } from '../../kernel/errors.js';
import { type SiteContent, siteContent } from './content/site-content.js';

/** Validates content; throws with the names of the wrong fields, such as `home.hero.title`. */
export function readContent(sent: object): SiteContent {
  const read = siteContent.safeParse(sent);
  if (read.success) return read.data;
  const fields = read.error.issues.map(
    (issue) => [issue.path.join('.') || 'content', wordsFor(issue)] as const,
  );
  throw wrongFields(Object.fromEntries(fields));
}

function wordsFor({ code, ...issue }: z.core.$ZodIssue): string {
  if (code === 'too_small') return 'can’t be empty';
  if (code === 'too_big' && 'maximum' in issue) return `must have at most ${issue.maximum} ${unitOf(issue)}`;
  if (code === 'invalid_format' || code === 'custom') return 'isn’t correct';
  return issue.message;
}

const unitOf = (issue: object): string =>
  'origin' in issue && issue.origin === 'array' ? 'items' : 'characters';
