import type { Consent, Purpose } from './family.api';

export const texts = {
  title: 'Family',
  guardians: 'Guardians',
  noGuardian: 'Nobody is her guardian here yet. A mother adds her from her own account.',
  wards: 'Daughters',
  agreed: 'Agreed to',
  nothingAgreed: 'Nothing: she cannot sign in.',
  records: 'What was agreed to, and when',
  noRecords: 'Nothing yet.',
  given: (purpose: string) => `Agreed: ${purpose}`,
  withdrawn: (purpose: string) => `Ended: ${purpose}`,
  gone: 'an account that is gone',
  purposes: {
    account: 'The account',
    community: 'Community',
    messages: 'Messages',
    frames: 'Pages of other companies',
    'unseen-posts': 'Posts at once',
  } satisfies Record<Purpose, string>,
  methods: {
    'card-order': 'by an order paid by card',
    'coach-call': 'in a call with you',
    'own-age': 'old enough in her country',
    guardian: 'by her guardian',
    'guardian-left': 'her last guardian left',
    'of-age': 'of age',
  } satisfies Record<Consent['method'], string>,

  noteCall: 'Write down a call',
  noteTitle: (name: string) => `A call about ${name}`,
  noteText:
    'It counts as an order paid by card does: the account opens for what was agreed. It cannot be changed afterwards. The guardian gets a mail, and reads every word of it.',
  guardian: 'With whom you have spoken',
  on: 'When',
  whatAgreed: 'What she agreed to',
  note: 'What was said',
  noteHelp: 'Who it was, how you know her, and what she agreed to.',
  noteSubmit: 'Write it down',
  noted: 'The call is written down',
};
