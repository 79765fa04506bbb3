import { counted } from '../../../shared/words/counted';
import type { MissedGrant } from './bulk-grant';

const number = (count: number) => count.toLocaleString('en-US');
const students = (count: number) => counted(count, { one: '1 student', other: `${number(count)} students` });
const products = (count: number) => counted(count, { one: '1 product', other: `${number(count)} products` });

export const texts = {
  open: 'Give a product',
  title: (count: number) => `Give ${students(count)} a product`,
  text: 'They get access right away, without paying. Nobody is emailed.',
  product: 'Product',
  effect: (newOwners: number, owners: number) =>
    owners === 0
      ? `${students(newOwners)} will get it.`
      : `${students(newOwners)} will get it. ${number(owners)} already ${owners === 1 ? 'has' : 'have'} it.`,
  submit: 'Give product',
  resultTitle: 'Give products',
  giving: (settled: number, total: number) => `Giving products: ${number(settled)} of ${number(total)}`,
  takingBack: (settled: number, total: number) =>
    `Taking products back: ${number(settled)} of ${number(total)}`,
  closing: 'You can close this. It continues in the background.',
  given: (count: number) => `${products(count)} given.`,
  undone: 'Undone. Nobody has a product through this anymore.',
  undo: 'Undo',
  missed: (count: number) => `${products(count)} not given`,
  save: 'Download as CSV',
  file: 'products-not-given.csv',
  student: 'Student',
  reason: 'Reason',
  why: {
    already_owned: 'Already has it',
    consent_needed: 'No guardian currently allows this member’s account',
    gone: 'No longer a student',
  } satisfies Record<MissedGrant['problem'], string>,
  close: 'Close',
} as const;
