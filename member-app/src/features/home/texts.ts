/** The words of the home page that are not the coach's to write. Some of it is quoted from the specification, letter for letter; the rest is ours. */
export const homeTexts = {
  hero: {
    journey: 'Start Your Journey',
    resources: 'Free Resources',
    pause: 'Pause the film',
    play: 'Play the film',
  },
  offerings: {
    courses: 'Browse the library',
    circles: 'See the circles',
    coaching: 'Meet your coach',
  },
  featured: {
    viewAll: 'View All',
    loading: 'Loading courses',
    empty: 'The first courses are being planted. Come back soon.',
  },
  meet: {
    credentials: 'Credentials',
    action: (coach: string) => `Work with ${coach}`,
  },
} as const;
