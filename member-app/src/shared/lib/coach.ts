/** The coach, as shown on every page: the defaults of what the coach will edit as Site content. */
export const coach = {
  name: 'Maren Solveig',
  firstName: 'Maren',
  email: 'hello@sanctum.test',
  credentials: [
    'MA in Family Systems Counseling, Portland State University',
    'Professional Certified Coach (PCC), International Coaching Federation',
    'Sixteen years with more than four hundred families',
    'Trained facilitator of rites of passage for girls',
  ],
} as const;

/** How long the coach takes to answer a letter, and to write to who has bought coaching (product rule 4.13). */
export const coachAnswersWithin = 'within two working days';

/** What happens after coaching was bought, until times can be booked. */
export const coachWrites = (email: string): string =>
  `Your coach will write to ${email} ${coachAnswersWithin} to arrange when you meet.`;
