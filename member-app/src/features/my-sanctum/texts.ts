import { placeName } from '../../shared/lib/place-name';

/** Some of it is quoted from the specification, letter for letter; the rest is ours. */
export const mySanctumTexts = {
  title: `My ${placeName}`,
  greeting: (name: string) => `Welcome, ${name}`,
  lead: 'Your own corner. Take what you need today.',
  since: (date: string) => `Member since ${date}`,
  loading: 'Loading what is yours',
  tabsOf: (section: string) => `${section} pages`,
  sidebar: {
    label: `My ${placeName}`,
    nav: `Sections of My ${placeName}`,
    viewProfile: 'View Profile',
    collapse: 'Collapse sidebar',
    expand: 'Expand sidebar',
  },
  sections: {
    dashboard: { label: 'Dashboard', settings: 'Settings', overview: 'Overview', calendar: 'Calendar' },
    coaching: { label: 'Coaching', booking: 'Booking Calendar', sessions: 'My Coaching Sessions' },
    community: {
      label: 'Community',
      profile: 'My Profile',
      collective: `${placeName} Collective`,
      circle: `${placeName} Circle`,
      messages: 'Messages',
    },
    classroom: { label: 'Classroom' },
    tools: {
      label: 'Tools',
      video: 'Video Files',
      audio: 'Audio Files',
      downloads: 'Digital Downloads',
    },
  },
  links: {
    label: 'Your account',
    orders: { title: 'Orders', text: 'What you bought, with receipts' },
    notes: { title: 'My notes', text: 'What you wrote beside your lessons' },
    settings: { title: 'Settings', text: 'Profile, password and devices' },
    library: { title: 'Library', text: 'Find what comes next' },
  },
  creator: {
    title: 'You are the gardener here',
    text: 'This is where members find what they bought. Your courses, students and sales are in the Creator Portal.',
    open: 'Creator Portal',
  },
} as const;
