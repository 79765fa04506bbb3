export const texts = {
  title: 'Hours of every week',
  kind: 'week to draw on',
  how: 'Draw over the hours in which you are there; pull their ends to change them, and press them to take them away. With a finger, rest on the hours for a moment first.',
  howByKeys:
    'Arrow keys go through the week. Space begins a stretch and ends it, Escape gives it up. Delete takes away the one you are on; with Shift, the arrows up and down change when it ends, with Alt when it begins.',
  undo: 'Undo',
  wholeDay: 'Show the whole day',
  lessOfDay: 'Show less of the day',
  closed: (day: string, time: string) => `${day}, ${time}: closed`,
  open: (day: string, time: string, from: string, to: string) =>
    `${day}, ${time}: open from ${from} to ${to}`,
  drawing: (day: string, from: string, to: string) => `${day}: from ${from} to ${to}, Space ends it`,
  drawn: (day: string, from: string, to: string) => `${day}: open from ${from} to ${to}`,
  removed: (day: string, from: string, to: string) => `${day}: ${from} to ${to} is taken away`,
  undone: 'Taken back',
} as const;
