import type { Caller } from '../../src/platform/security/access.js';
import type { Operation } from '../../src/platform/security/operations.js';
import { CLOSED, scopesOf } from '../../src/platform/security/scopes.js';
import { CALLERS, type CallerName, type Subject } from './subjects/index.js';

/** Result for a caller: access or a refusal. */
export type Answer = 'yes' | 401 | 403 | 404 | 'not offered';

const callerOf: Record<CallerName, Caller> = {
  visitor: 'visitor',
  owner: 'member',
  other: 'member',
  creator: 'creator',
};

/** Returns the expected result: the policy in the code gives the allowed callers, the subject the owner (product rule 3.1). */
export function answerFor(
  { access = [] }: Pick<Operation, 'access'>,
  subject: Subject,
  name: CallerName,
): Answer {
  const caller = callerOf[name];
  if (access !== 'public' && !access.includes(caller)) return caller === 'visitor' ? 401 : 403;
  if (subject.isNotOffered) return 'not offered';
  if (name === 'visitor' && subject.visitor) return subject.visitor;
  if (!subject.of || name === 'owner') return 'yes';
  return name === 'creator' && subject.of === 'owner and creator' ? 'yes' : 404;
}

const HEADING = `# Who may call what

Generated from the policies in the code, and tested call by call (\`backend/test/access\`).
\`WRITE_ACCESS_TABLE=1 npx jest backend/test/access\` writes this page.

- **yes**: allowed
- **401**: has to sign in first
- **403**: signed in, but the operation is for another role
- **404**: belongs to another person, which looks as if it did not exist
- **not offered**: refused to everyone, with the reason

The note, order, course or device in the call belongs to the member of the column "Member".

In production, a coach without a second factor gets 403 \`second_factor_required\`. Only these work: \`/api/auth\`,
\`GET /api/me\`, \`/api/me/totp\`, and what every page shows of the site (\`GET /api/site…\` and
\`GET /api/media/public/{assetId}\`).

The last column is for personal API tokens. It names the scopes, of which a token needs one. *visitor* means that the
token counts as a visitor, and *closed* that no token may call, for a reason given below the table.

| Operation | Visitor | Member | Another member | Creator | API token |
|---|---|---|---|---|---|
`;

/** Renders the table for the documentation. */
export function renderTable(operations: readonly Operation[], subjects: Record<string, Subject>): string {
  const rows = operations.map((operation) => {
    const answers = CALLERS.map((caller) => answerFor(operation, subjects[operation.name]!, caller));
    return { sortedBy: `${operation.path} ${operation.method}`, operation, answers };
  });
  const lines = rows
    .toSorted((a, b) => (a.sortedBy < b.sortedBy ? -1 : 1))
    .map(
      ({ operation: { method, path, programs }, answers }) =>
        `| \`${method} /api${path.replace(/:(\w+)/g, '{$1}')}\` | ${answers.join(' | ')} | ${forTokens({ method, programs })} |`,
    );
  return `${HEADING}${lines.join('\n')}\n\n${renderClosed(operations)}`;
}

function forTokens({ method, programs }: Pick<Operation, 'method' | 'programs'>): string {
  if (!programs) return 'visitor';
  return 'closed' in programs
    ? 'closed'
    : scopesOf(programs.for, method)
        .map((scope) => `\`${scope}\``)
        .join(' or ');
}

/** Renders the table of what stays closed to personal API tokens. */
function renderClosed(operations: readonly Operation[]): string {
  const reasons = new Map<string, string[]>();
  for (const { programs, method, path } of operations)
    if (programs && 'closed' in programs)
      reasons.set(CLOSED[programs.closed], [
        ...(reasons.get(CLOSED[programs.closed]) ?? []),
        `${method} /api${path}`,
      ]);
  const lines = [...reasons]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([reason, closed]) => `| ${reason} | ${closed.length} |`);
  return `## Closed to personal API tokens\n\n| Why | Operations |\n|---|---|\n${lines.join('\n')}\n`;
}
