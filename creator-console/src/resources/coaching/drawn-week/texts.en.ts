export const texts = {
  title: 'Weekly hours',
  kind: 'week to draw on',
  how: 'Drag to add hours. Drag an end to change them; tap to remove them. On a touchscreen, press and hold first.',
  howByKeys:
    'Keyboard: arrow keys move, Space starts and ends hours, Escape cancels, Delete removes. Shift with the up and down arrows changes the end, Alt the start.',
  undo: 'Undo',
  wholeDay: 'Show the whole day',
  lessOfDay: 'Show less of the day',
  closed: (day: string, time: string) => `${day}, ${time}: closed`,
  open: (day: string, time: string, from: string, to: string) =>
    `${day}, ${time}: open from ${from} to ${to}`,
  drawing: (day: string, from: string, to: string) => `${day}: from ${from} to ${to}. Press Space to finish.`,
  drawn: (day: string, from: string, to: string) => `${day}: open from ${from} to ${to}`,
  removed: (day: string, from: string, to: string) => `${day}: ${from} to ${to} removed`,
  undone: 'Undone',
} as const;
