import { showsCoach } from './visible-site.js';

test.each([
  [true, ['I am Ines.'], true],
  [true, [], false],
  [false, ['I am Ines.'], false],
])(
  'a section about the coach that is switched on (%s) with the words %j is seen: %s',
  (isShown, paragraphs, isSeen) => {
    expect(showsCoach({ isShown, eyebrow: 'Meet', paragraphs })).toBe(isSeen);
  },
);
