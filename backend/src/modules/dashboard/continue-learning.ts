/** Max cards, so that they fit the dashboard without scrolling past the figures. */
const MOST_CARDS = 4;

interface Course {
  isCompleted: boolean;
  lastLearnedAt: string | null;
}

/** Returns the courses to continue: not completed, the most recent first; those not begun follow in their order. */
export function toContinue<C extends Course>(courses: readonly C[]): C[] {
  const when = ({ lastLearnedAt }: Course) => (lastLearnedAt === null ? 0 : Date.parse(lastLearnedAt));
  return courses
    .filter(({ isCompleted }) => !isCompleted)
    .toSorted((a, b) => when(b) - when(a))
    .slice(0, MOST_CARDS);
}
