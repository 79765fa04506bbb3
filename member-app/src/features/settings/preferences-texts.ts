/** The texts about mails and about who sees what. */
export const preferencesTexts = {
  notifications: {
    title: 'Mails',
    lead: 'What we write to you about. You can leave any of these; each such mail has a link to do so, too.',
    kind: 'What it is about',
    byEmail: 'By e-mail',
    loading: 'Loading what you chose',
    kinds: {
      'course-completed': {
        name: 'A course is finished',
        text: 'Congratulations, with the link to your certificate.',
      },
      'journal-answered': {
        name: 'Your coach answered your journal',
        text: 'That there is an answer. What you wrote stays here.',
      },
      'module-opened': {
        name: 'A module has opened',
        text: 'When its day has come in one of your courses.',
      },
    },
    always: 'Always',
    essential: [
      { name: 'Receipts', text: 'For every order.' },
      { name: 'Security and your account', text: 'New passwords, your e-mail, your devices, your data.' },
    ],
    saved: 'Saved',
  },
  level: {
    title: 'Your level',
    lead: 'Who may know how far you have grown.',
    label: 'Show my level to other members',
    on: 'Beside your name others see your level and your points.',
    off: 'Nobody but you sees your level and your points. You go on growing all the same.',
    saved: 'Saved',
  },
  newEmail: {
    open: 'Change e-mail',
    label: 'New e-mail',
    password: 'Your password',
    passwordHint: 'So that nobody else can move your account.',
    submit: 'Send the link',
    cancel: 'Cancel',
    pendingTitle: 'One more step',
    pending: (email: string) =>
      `We sent a link to ${email}. Your e-mail changes when you open it, within 24 hours. Until then everything goes to your present one.`,
    resend: 'Send the link again',
    sent: 'Sent. Please look into your inbox.',
    callOff: 'Keep my present e-mail',
  },
  nav: 'Sections of the settings',
  sections: {
    profile: 'Profile',
    level: 'Your level',
    email: 'E-mail',
    password: 'Password',
    'second-factor': 'Two-step sign-in',
    mails: 'Mails',
    devices: 'Signed-in devices',
    data: 'Your data',
    'api-tokens': 'API tokens',
    'delete-account': 'Delete account',
    'log-out': 'Log out',
  },
} as const;
