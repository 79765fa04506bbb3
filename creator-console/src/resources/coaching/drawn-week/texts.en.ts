export const texts = {
  title: 'Weekly hours',
  kind: 'editable schedule',
  how: 'Drag to add hours. To change them, drag an edge. To remove them, tap them. On a touchscreen, press and hold first.',
  howByKeys:
    'Keyboard: arrow keys move, Space starts and ends hours, Escape cancels, Delete removes. To change the end, hold Shift and press the up or down arrow. To change the start, hold Alt.',
  undo: 'Undo',
  wholeDay: 'Show all 24 hours',
  lessOfDay: 'Show fewer hours',
  closed: (day: string, time: string) => `${day}, ${time}: closed`,
  open: (day: string, time: string, from: string, to: string) =>
    `${day}, ${time}: open from ${from} to ${to}`,
  drawing: (day: string, from: string, to: string) => `${day}: from ${from} to ${to}. Press Space to finish.`,
  drawn: (day: string, from: string, to: string) => `${day}: open from ${from} to ${to}`,
  removed: (day: string, from: string, to: string) => `${day}: ${from} to ${to} removed`,
  undone: 'Undone',
} as const;
