import { LANGUAGES } from '../../../kernel/languages.js';
import { NOTIFICATION_KINDS, NOTIFIED_ACTS, REQUEST_OUTCOMES } from '../kinds/notification-kinds.js';
import { messageSentence, sentenceOf } from './push-words.js';

const notice = {
  people: ['Ana Reis', 'Ida Holm'],
  others: 2,
  times: 4,
  title: 'Reading aloud',
  level: 4,
  startsAt: '2027-03-01T18:00:00.000Z',
};

const FACTS = [null, ...REQUEST_OUTCOMES].flatMap((outcome) =>
  [null, ...NOTIFIED_ACTS].map((act) => [outcome, act] as const),
);

describe.each(LANGUAGES)('in the language %s', (language) => {
  const reader = { language, timeZone: 'Europe/Oslo' };

  test.each(NOTIFICATION_KINDS)('there is a sentence for %s', (kind) => {
    for (const [outcome, act] of FACTS) {
      const sentence = sentenceOf({ ...notice, kind, outcome, act }, reader);
      expect(sentence).not.toBe('');
      expect(sentence).not.toContain('{{');
    }
  });

  test('people who may not be named are “someone”, or only counted', () => {
    const nobody = { ...notice, kind: 'post_commented', outcome: null, act: null, people: [] } as const;
    expect(sentenceOf({ ...nobody, others: 1 }, reader)).not.toContain('Ana');
    expect(sentenceOf({ ...nobody, others: 3 }, reader)).toContain('3');
    expect(messageSentence('Ana Reis', language)).toContain('Ana Reis');
  });
});
