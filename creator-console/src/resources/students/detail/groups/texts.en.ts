export const texts = {
  circle: 'Circle',
  pod: 'Pod',
  none: 'None',
  brought: 'By what the student has',
  noneYet: 'There is no circle and no pod yet. Make the first one, then come back.',
  save: 'Save Assignments',
  manage: 'Circles and pods',
  saved: 'Assignments saved',
  failed: 'The assignments could not be saved',
  tryAgain: 'Nothing has changed. Please try again.',
  lead: 'In a circle and a pod students write, share files and have events among themselves.',
} as const;
