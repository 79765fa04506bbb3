import { placeName } from '../shared/lib/place-name';

/** The texts around every page. Some of it is quoted from the specification, letter for letter; the rest is ours. */
export const shellTexts = {
  skip: 'Skip to content',
  nav: {
    label: 'Main',
    home: 'Home',
    library: 'Library',
    coaching: 'Coaching',
    mySanctum: `My ${placeName}`,
    creator: 'Creator Portal',
  },
  search: {
    open: 'Open search',
    close: 'Close search',
    label: 'Search the library',
    placeholder: 'Search...',
    submit: 'Search',
  },
  cart: (count: number) => (count === 0 ? 'Cart' : `Cart, ${count} ${count === 1 ? 'item' : 'items'}`),
  theme: { toDark: 'Switch to the dark theme', toLight: 'Switch to the light theme' },
  account: {
    title: 'Account',
    open: 'Your account',
    profile: 'View Profile',
    creator: 'Creator Portal',
    settings: 'Settings',
    logOut: 'Log Out',
    signIn: 'Sign in',
    register: 'Create an account',
  },
  announcement: 'Announcement',
  menu: { open: 'Open menu', title: 'Menu' },
  footer: {
    explore: 'Explore',
    yours: 'Yours',
    orders: 'Orders',
    elsewhere: 'Elsewhere',
    legal: 'Legal',
    terms: 'Terms',
    privacy: 'Privacy',
    imprint: 'Imprint',
    refunds: 'Refund policy',
  },
  unreachable: {
    title: 'This place cannot be reached',
    description: 'Please check your connection and try again.',
    retry: 'Try again',
  },
  loading: 'Loading the page',
  failure: {
    title: 'This page lost its way',
    description:
      'Something went wrong while showing it. Nothing you bought or wrote is lost. Loading it afresh usually helps.',
    reload: 'Try again',
    home: 'Go to the home page',
  },
} as const;
