import { SEQUENCE_TRIGGERS } from '../sequence-triggers.js';
import { type SequenceTerms, termsProblems, tidyTerms } from './sequence-problems.js';

const terms = (over: Partial<SequenceTerms>): SequenceTerms => ({
  purpose: 'marketing',
  trigger: 'registered',
  productId: null,
  goalProductId: null,
  quietDays: null,
  ...over,
});

test('a sequence keeps the terms its trigger needs, and drops the rest', () => {
  const typed = { productId: 'p', quietDays: 14 };
  expect(tidyTerms(terms({ ...typed, trigger: 'registered' }))).toEqual(terms({}));
  expect(tidyTerms(terms({ ...typed, trigger: 'bought' }))).toEqual(
    terms({ trigger: 'bought', productId: 'p' }),
  );
  expect(tidyTerms(terms({ ...typed, trigger: 'quiet' }))).toEqual(terms({ ...typed, trigger: 'quiet' }));
});

test.each(SEQUENCE_TRIGGERS)(
  'a sequence on %s counts as service only if it is about something its reader owns',
  (trigger) => {
    const isAboutOwned = ['bought', 'enrolled', 'module_opened'].includes(trigger);
    const problems = termsProblems(terms({ trigger, purpose: 'service', quietDays: 14 }));
    expect(Object.keys(problems)).toEqual(isAboutOwned ? [] : ['purpose']);
  },
);

test('the number of quiet days before it starts is required', () => {
  expect(Object.keys(termsProblems(terms({ trigger: 'quiet' })))).toEqual(['quietDays']);
});

test('its goal must differ from its trigger', () => {
  const same = terms({ trigger: 'bought', productId: 'p', goalProductId: 'p' });
  expect(Object.keys(termsProblems(same))).toEqual(['goalProductId']);
});
