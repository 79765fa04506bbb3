import { counted } from '../../../shared/words/counted';

/** Decision that needs a reason. */
export type Decision = 'block' | 'unblock' | 'signOut';

interface Words {
  title: (name: string) => string;
  text: string;
  submit: string;
  done: (name: string) => string;
}

export const texts = {
  more: (name: string) => `More actions for ${name}`,

  reason: 'Reason',
  reasonHelp: 'Saved in the audit log. The student never sees it.',
  decisions: {
    block: {
      title: (name) => `Block ${name}?`,
      text: 'The student is signed out on every device and can’t sign in until you unblock them. The sign-in page shows them your email address. Their products, posts and messages stay. Subscriptions end with the period that’s paid.',
      submit: 'Block',
      done: (name) => `${name} is blocked`,
    },
    unblock: {
      title: (name) => `Unblock ${name}?`,
      text: 'The student can sign in again with the same password.',
      submit: 'Unblock',
      done: (name) => `${name} can sign in again`,
    },
    signOut: {
      title: (name) => `Sign ${name} out everywhere?`,
      text: 'The student is signed out on every device, and their API tokens are revoked. Their password stays the same.',
      submit: 'Sign out everywhere',
      done: (name) => `${name} was signed out everywhere`,
    },
  } satisfies Record<Decision, Words>,

  invitation: {
    never: 'Not invited yet, and no password set.',
    open: (day: string, until: string) => `Invited on ${day}. The link is valid until ${until}.`,
    lapsed: (day: string) => `Invited on ${day}. The link has expired.`,
    send: 'Send invitation',
    sendAgain: 'Resend invitation',
    sent: (name: string) => `New invitation sent to ${name}`,
    failed: 'The invitation wasn’t sent',
    tryAgain: 'Please try again.',
  },

  email: {
    send: 'Send Message',
    sendTo: (name: string) => `Send Message to ${name}`,
    text: (email: string) => `This sends an email to ${email}. Replies go to your own address.`,
    textToGuardian: (name: string) =>
      `${name} has no email address, so this goes to their guardian by email. Replies go to your own address.`,
    subject: 'Subject',
    words: 'Message',
    submit: 'Send',
    done: (name: string) => `Your message to ${name} is on its way`,
    sendToMany: (count: number) =>
      counted(count, { one: 'Send Message to 1 student', other: `Send Message to ${count} students` }),
    textForMany: (most: number) =>
      `You can email up to ${most} students at a time, and each gets their own email. Students who are blocked or haven’t confirmed their address are skipped. Replies go to your own address. You can’t unsend emails.`,
    tooMany: (most: number) => `Select up to ${most} students.`,
    submitMany: (count: number) => counted(count, { one: 'Send 1 email', other: `Send ${count} emails` }),
    doneMany: (sent: number, leftOut: number) =>
      `${counted(sent, { one: '1 email is', other: `${sent} emails are` })} on the way${leftOut > 0 ? `, ${leftOut} skipped` : ''}`,
    preview: 'Preview',
    previewOf: (subject: string) => `Preview: ${subject}`,
  },

  messageMany: {
    open: 'Send inbox message',
    title: (count: number) =>
      counted(count, { one: 'Message to 1 student', other: `Message to ${count} students` }),
    text: (most: number) =>
      `Students read it in their conversation with you. You can message up to ${most} at a time. Minors are skipped, and so are students who are blocked or haven’t confirmed their address.`,
    submit: (count: number) => counted(count, { one: 'Send 1 message', other: `Send ${count} messages` }),
    done: (sent: number) =>
      counted(sent, { one: 'Message sent to 1 student', other: `Message sent to ${sent} students` }),
    leftOut: (count: number) =>
      counted(count, { one: '1 student was skipped', other: `${count} students were skipped` }),
    whyLeftOut: 'We skip minors, and students who are blocked or haven’t confirmed their address.',
    close: 'Close',
  },

  invite: {
    open: 'Invite student',
    title: 'Invite a student',
    text: 'They get an email with a link to choose a password. The link works for 24 hours.',
    name: 'Full Name',
    email: 'Email',
    submit: 'Invite',
    done: (name: string) => `Invitation sent to ${name}`,
  },
} as const;
