/** What the coach decides with a reason. */
export type Decision = 'block' | 'unblock' | 'signOut';

interface Words {
  title: (name: string) => string;
  text: string;
  submit: string;
  done: (name: string) => string;
}

export const texts = {
  more: (name: string) => `More about ${name}`,
  cancel: 'Cancel',
  missing: 'Please fill in every field.',
  failed: 'This did not work. Nothing has changed. Please try again.',

  reason: 'Reason',
  reasonHelp: 'Kept in the audit log. The student never sees it.',
  decisions: {
    block: {
      title: (name) => `Block ${name}?`,
      text: 'All devices are signed out at once, and signing in is refused with your address to write to. What the student owns and has written stays.',
      submit: 'Block',
      done: (name) => `${name} is blocked`,
    },
    unblock: {
      title: (name) => `Let ${name} in again?`,
      text: 'The student can sign in again with the same password.',
      submit: 'Unblock',
      done: (name) => `${name} may sign in again`,
    },
    signOut: {
      title: (name) => `Sign ${name} out everywhere?`,
      text: 'All devices and API tokens end. The password stays good.',
      submit: 'Sign out everywhere',
      done: (name) => `${name} is signed out everywhere`,
    },
  } satisfies Record<Decision, Words>,

  letter: {
    send: 'Send Message',
    sendTo: (name: string) => `Send Message to ${name}`,
    text: (email: string) =>
      `It goes to ${email} as a mail from Sanctum. The answer comes to your own address.`,
    subject: 'Subject',
    words: 'Message',
    submit: 'Send',
    done: (name: string) => `Your message to ${name} is on its way`,
  },

  invite: {
    open: 'Invite student',
    title: 'Invite a student',
    text: 'The person gets a mail with a link to choose a password, good for 24 hours.',
    name: 'Full Name',
    email: 'Email',
    submit: 'Invite',
    done: (name: string) => `${name} is invited`,
  },
} as const;
