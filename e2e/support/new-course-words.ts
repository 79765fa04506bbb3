import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const media = path.join(import.meta.dirname, '../../backend/src/demo/media');
/** A file of the demo under another name. */
const file = (name: string, mimeType: string, from: string) => ({
  name,
  mimeType,
  buffer: readFileSync(path.join(media, from)),
});

/** A course that does not exist yet: its texts, and the files the coach will upload. */
export const newCourse = () => ({
  title: `Small Hours ${randomUUID().slice(0, 8)}`,
  description:
    'Six short lessons for the hours when the house is quiet.\n\nFor mothers, and for who lies awake.',
  price: '24.50',
  category: 'For Moms',
  duration: '3 weeks',
  topic: 'Self-Discovery',
});

export const modules = {
  first: { title: 'Arriving', lessons: ['A chair by the window', 'The long breath'] },
  second: { title: 'Listening', lessons: ['What she said', 'What she meant'] },
  third: { title: 'Keeping', lessons: ['A paper to keep', 'A time for the two of us'] },
} as const;

export const files = {
  thumbnail: file('small-hours.webp', 'image/webp', 'thumbnail/slow-mornings.webp'),
  picture: file('window-at-night.webp', 'image/webp', 'image/quiet-window.webp'),
  recording: file('small-bells.m4a', 'audio/mp4', 'audio/morning-bells.m4a'),
  video: file('gate-walk.mp4', 'video/mp4', 'video/bloom-gate.mp4'),
  paper: file('small-card.pdf', 'application/pdf', 'file/morning-card.pdf'),
};

/** The texts of the lessons, as a member sees them. */
export const words = {
  heading: 'Before anybody wakes',
  text: 'Sit down before anybody wakes.',
  later: 'Sit down before anybody wakes, and leave the telephone where it is.',
  picture: 'A window at dawn, with a chair before it.',
  video: 'A walk to the gate',
  recording: 'Bells for the morning',
  choice: {
    question: /She slams the door/,
    asked: 'She slams the door. What do you say first?',
    options: ['Come back here this minute', 'You are angry, and I am here'],
    right: /I am here/,
    wrong: /this minute/,
    feedback: /The door opens from the inside/,
    praise: 'The door opens from the inside.',
  },
  journal: 'What did she mean, underneath the words?',
  scale: { question: 'How near are the two of you tonight?', min: 'Far', max: 'Near' },
  file: { title: 'The morning card' },
  button: 'Browse the library',
  calendar: { title: 'An hour for you', url: 'https://calendly.com/maren-solveig/an-hour', height: 700 },
  form: { title: 'How was it?', url: 'https://maren-solveig.typeform.com/to/smallhours', height: 600 },
} as const;
