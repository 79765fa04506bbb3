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
  more: (name: string) => `More about ${name}`,

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

  invitation: {
    never: 'No password yet, never invited.',
    open: (day: string, until: string) => `Invited on ${day}, link valid until ${until}.`,
    lapsed: (day: string) => `Invited on ${day}, link expired.`,
    send: 'Send invitation',
    sendAgain: 'Send again',
    sent: (name: string) => `A fresh invitation to ${name} is on its way`,
    failed: 'The invitation was not sent',
    tryAgain: 'Please try again.',
  },

  letter: {
    send: 'Send Message',
    sendTo: (name: string) => `Send Message to ${name}`,
    text: (email: string) => `It goes to ${email} as a mail. The answer comes to your own address.`,
    textToGuardian: (name: string) =>
      `${name} has no address of her own: it goes to her guardian as a mail. The answer comes to your own address.`,
    subject: 'Subject',
    words: 'Message',
    submit: 'Send',
    done: (name: string) => `Your message to ${name} is on its way`,
    sendToMany: (count: number) =>
      counted(count, { one: 'Send Message to one student', other: `Send Message to ${count} students` }),
    textForMany: (most: number) =>
      `Each gets a mail of their own, ${most} at most at once. Who is blocked or has not confirmed the address is left out. Answers come to your own address. Mails cannot be called back.`,
    tooMany: (most: number) => `Please tick at most ${most} students.`,
    submitMany: (count: number) => counted(count, { one: 'Send one mail', other: `Send ${count} mails` }),
    doneMany: (sent: number, leftOut: number) =>
      `${counted(sent, { one: 'One mail is', other: `${sent} mails are` })} on the way${leftOut > 0 ? `, ${leftOut} left out` : ''}`,
    preview: 'Preview',
    previewOf: (subject: string) => `Preview: ${subject}`,
  },

  messageMany: {
    open: 'Message in the inbox',
    title: (count: number) =>
      counted(count, { one: 'Message to one student', other: `Message to ${count} students` }),
    text: (most: number) =>
      `Each reads it in the conversation with you, ${most} at most at once. Minors are left out, and who is blocked or has not confirmed the address.`,
    submit: (count: number) => counted(count, { one: 'Send one message', other: `Send ${count} messages` }),
    done: (sent: number) =>
      counted(sent, { one: 'One student has your message', other: `${sent} students have your message` }),
    leftOut: (count: number) => counted(count, { one: 'One was left out', other: `${count} were left out` }),
    whyLeftOut: 'They are minors, blocked, or have not confirmed their address.',
    close: 'Close',
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
