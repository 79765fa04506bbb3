import { demoId } from './writing/demo-id.js';
import type { DemoBroadcast, DemoSequence } from './writing/broadcast-types.js';

/** Members who agreed to news and offers. */
export const demoMailingReaders: readonly string[] = [
  'elin',
  'priya',
  'dana',
  'lucia',
  'beth',
  'hana',
  'margit',
  'noor',
  'colleen',
];

/** One sent broadcast and one draft. */
export const demoBroadcasts: readonly DemoBroadcast[] = [
  {
    key: 'evenings',
    subject: 'Five minutes before the lights go out',
    words: {
      text: `Dear {{firstName}},

when my daughter was nine she told me everything in the last five minutes of the day, and nothing in the ten hours before. So I stopped asking at the table and began to sit down at the end of her bed.

Three small things that help those minutes along stand [in the library](/library). And if you would rather talk about your own evenings, [the discovery call](/coaching) costs nothing.

Yours, {{coach}}`,
    },
    spanish: {
      subject: 'Cinco minutos antes de apagar la luz',
      text: `Querida {{firstName}}:

cuando mi hija tenía nueve años, me contaba todo en los últimos cinco minutos del día, y nada en las diez horas de antes. Así que dejé de preguntar en la mesa y empecé a sentarme al pie de su cama.

Tres cosas pequeñas que ayudan a esos minutos están [en la biblioteca](/library). Y si prefieres hablar de tus propias noches, [la llamada de bienvenida](/coaching) no cuesta nada.

Tu {{coach}}`,
    },
    sentDaysAgo: 9,
    followed: {
      elin: ['/library'],
      priya: ['/library', '/coaching'],
      hana: ['/coaching'],
      margit: ['/library'],
    },
    leftBy: 'beth',
  },
  {
    key: 'spring',
    subject: 'What I am planning for the spring',
    words: {
      html: `<p>Dear {{firstName}},</p><p>the workbook has grown out of the questions you sent me over the winter.</p><h3>It is for you if</h3><ul><li><p>talks at the table end after one word</p></li><li><p>both of you would rather look at the same page</p></li></ul><div data-product="${demoId('product/conversation-workbook')}"></div><aside><p><strong>Not finished yet:</strong> ask Elin whether I may quote her.</p></aside><div data-button=""><a href="/library">To the library</a></div><p>Yours, {{coach}}</p>`,
    },
    sentDaysAgo: null,
    followed: {},
    leftBy: null,
  },
];

/** The welcome sequence for new members who agreed to news, with each member's position in it. */
export const demoSequence: DemoSequence = {
  key: 'welcome',
  name: 'Welcome',
  onSinceDaysAgo: 120,
  steps: [
    {
      delayDays: 0,
      subject: 'Welcome, {{firstName}}',
      text: `Dear {{firstName}},

it is good that you are here. Begin wherever you like; most begin [with something small](/library).

Yours, {{coach}}`,
    },
    {
      delayDays: 4,
      subject: 'The first question',
      text: 'Dear {{firstName}},\n\nbefore you ask how the day was, say one thing about yours. It need not be much.',
    },
    {
      delayDays: 10,
      subject: 'How is it going?',
      text: 'Dear {{firstName}},\n\nreply to this mail if you like. I read every answer.',
    },
    {
      delayDays: 60,
      subject: 'Two months on',
      text: 'Dear {{firstName}},\n\nwhat is easier now than it was when you came? Write it down, for yourself.',
    },
  ],
  entries: [
    { memberKey: 'elin', enteredDaysAgo: 96, mailings: 4, endReason: 'completed' },
    { memberKey: 'colleen', enteredDaysAgo: 64, mailings: 3, endReason: null },
    { memberKey: 'ruth', enteredDaysAgo: 12, mailings: 2, endReason: 'blocked' },
  ],
};
