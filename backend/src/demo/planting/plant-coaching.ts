import {
  demoEarlyOpening,
  demoGroups,
  demoHandGrants,
  demoId,
  demoPeople,
  demoProducts,
  demoStudentNotes,
  spanishGroups,
} from '../content/index.js';
import { plantAuditEntry } from './plant-audit-entry.js';
import type { Planting } from './planting.js';

const idOf = (memberKey: string): string => {
  const person = demoPeople.find(({ key }) => key === memberKey);
  if (!person) throw new Error(`nobody ${memberKey} in the demo`);
  return person.id;
};

/** Plants the coach's notes about students, circles and pods with their members, manual grants and the early opening. */
export async function plantCoaching(planting: Planting): Promise<void> {
  const { tx, daysAgo } = planting;
  for (const { memberKey, daysAgo: days, note, isPinned = false } of demoStudentNotes) {
    await tx.query(
      `insert into student_notes (id, student_id, author_id, note, is_pinned, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $6)`,
      [
        demoId(`student-note/${memberKey}/${days}`),
        idOf(memberKey),
        idOf('coach'),
        note,
        isPinned,
        daysAgo(days),
      ],
    );
  }
  for (const { key, kind, name, daysAgo: days, memberKeys, productKey } of demoGroups) {
    const id = demoId(`group/${key}`);
    await tx.query(
      'insert into groups (id, kind, name, created_at, translations) values ($1, $2, $3, $4, $5)',
      [id, kind, name, daysAgo(days), { es: { name: spanishGroups[key] } }],
    );
    for (const memberKey of memberKeys) {
      await tx.query(
        'insert into group_members (account_id, kind, group_id, added_at) values ($1, $2, $3, $4)',
        [idOf(memberKey), kind, id, daysAgo(days)],
      );
    }
    if (productKey) await bringOwners(planting, id, productKey, daysAgo(days));
  }
  for (const { memberKey, productKey, daysAgo: days, daysLeft, reason } of demoHandGrants) {
    const productId = demoProducts.find(({ key }) => key === productKey)!.id;
    await tx.query(
      `insert into enrollments (id, account_id, product_id, source, started_at, expires_at) values ($1, $2, $3, 'grant', $4, $5)`,
      [
        demoId(`enrollment/${memberKey}/${productKey}`),
        idOf(memberKey),
        productId,
        daysAgo(days),
        daysAgo(-daysLeft),
      ],
    );
    await plantAuditEntry(planting, 'enrollment.granted', {
      subject: { type: 'product', id: productId },
      memberId: idOf(memberKey),
      daysAgo: days,
      reason,
    });
  }
  await openEarly(planting);
}

/** Adds the product's owners to the circle. */
async function bringOwners(
  { tx }: Planting,
  groupId: string,
  productKey: string,
  since: Date,
): Promise<void> {
  const productId = demoProducts.find(({ key }) => key === productKey)!.id;
  await tx.query(
    'insert into product_groups (product_id, group_id, added_at, brings_earlier) values ($1, $2, $3, true)',
    [productId, groupId, since],
  );
  await tx.query(
    `insert into brought_members (account_id, kind, group_id, joined_at)
     select e.account_id, g.kind, g.id, greatest(e.started_at, $3)
     from enrollments e join groups g on g.id = $2 where e.product_id = $1 and e.ended_at is null`,
    [productId, groupId, since],
  );
}

async function openEarly(planting: Planting): Promise<void> {
  const { memberKey, productKey, moduleKey, daysAgo: days, reason } = demoEarlyOpening;
  const product = demoProducts.find(({ key }) => key === productKey);
  const sections = product?.type === 'course' ? product.course.sections : [];
  const module = sections.flatMap(({ modules }) => modules).find(({ key }) => key === moduleKey);
  if (!product || !module) throw new Error(`no module ${moduleKey} in ${productKey} in the demo`);
  await planting.tx.query(
    `insert into module_openings (account_id, course_id, module_id, opened_at, is_early) values ($1, $2, $3, $4, true)`,
    [idOf(memberKey), product.id, module.id, planting.daysAgo(days)],
  );
  await plantAuditEntry(planting, 'module.opened_early', {
    subject: { type: 'product', id: product.id },
    memberId: idOf(memberKey),
    daysAgo: days,
    reason,
  });
}
