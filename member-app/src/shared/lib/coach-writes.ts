/** How long the coach takes to answer a letter, and to write to who has bought coaching (product rule 4.13). */
export const coachAnswersWithin = 'within two working days';

/** What happens after coaching was bought, until times can be booked. */
export const coachWrites = (email: string): string =>
  `Your coach will write to ${email} ${coachAnswersWithin} to arrange when you meet.`;
