/** Quoted from spec §2, Member area, where it speaks. */
export const mySanctumTexts = {
  title: 'My Sanctum',
  greeting: (name: string) => `Welcome, ${name}`,
  lead: 'Your own corner. Take what you need today.',
  since: (date: string) => `Member since ${date}`,
  loading: 'Loading what is yours',
  continueLearning: {
    title: 'Continue Learning',
    progress: (percent: number) => `${percent}% complete`,
    progressOf: (title: string) => `Progress in ${title}`,
    start: 'Start',
    resume: 'Continue',
    again: 'Look again',
    completed: 'Completed',
  },
  downloads: {
    title: 'My Downloads',
    show: 'Download',
    showFor: (title: string) => `Download ${title}`,
  },
  coaching: { title: 'My Coaching', since: (date: string) => `Yours since ${date}`, open: 'View Details' },
  empty: {
    title: 'Nothing planted yet',
    description: 'Courses, downloads and coaching you choose will wait for you here.',
    library: 'Browse the library',
  },
  links: {
    label: 'Your account',
    orders: { title: 'Orders', text: 'What you bought, with receipts' },
    settings: { title: 'Settings', text: 'Profile, password and devices' },
    library: { title: 'Library', text: 'Find what comes next' },
  },
  creator: {
    title: 'You are the gardener here',
    text: 'This is where members find what they bought. Your courses, students and sales are in the Creator Portal.',
    open: 'Creator Portal',
  },
} as const;
