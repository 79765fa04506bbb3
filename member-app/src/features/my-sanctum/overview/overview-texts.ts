/** Some of it is quoted from the specification, letter for letter; the rest is ours. */
export const overviewTexts = {
  stats: {
    title: 'Your figures',
    completed: 'Courses Completed',
    inProgress: 'In Progress',
    downloads: 'Downloads',
    posts: 'Community Posts',
    helpful: 'Helpful Answers',
    notYet: '–',
    withCommunity: 'Opens with the community',
  },
  journey: {
    title: 'My Learning Journey',
    enrolled: 'Courses Enrolled',
    hours: 'Hours Learned',
    sessions: 'Upcoming Sessions',
    hoursExplained:
      'Hours Learned is the time your lesson videos were really playing. Pauses and skipped parts do not count.',
  },
  continueLearning: {
    title: 'Continue Learning',
    progress: (percent: number) => `${percent}% complete`,
    progressOf: (title: string) => `Progress in ${title}`,
    resume: (title: string) => `Continue: ${title}`,
    allCourses: 'All my courses',
    none: {
      title: 'Nothing planted yet',
      text: 'Courses you choose will wait for you here, with the lesson you left.',
      library: 'Browse the library',
    },
    allDone: {
      title: 'Every course is finished',
      text: 'You have taken all of your lessons. They stay open whenever you want to look again.',
      library: 'Find what comes next',
    },
  },
  upcoming: {
    title: 'Upcoming Classes & Events',
    none: 'Nothing is planned yet',
    text: 'Sessions you book and events you join will stand here.',
    book: 'Book a discovery call',
  },
  calendar: {
    title: 'Calendar',
    none: 'Nothing is planned yet',
    text: 'Sessions you book and modules that are about to open will stand here, each on its day.',
    book: 'Book a discovery call',
    unlocks: 'Modules that open soon',
    unlocksLead: 'From the courses you are learning now.',
    unlocksOn: (date: string) => `Unlocks ${date}`,
  },
} as const;
