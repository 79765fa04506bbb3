/** The texts about a person's picture. */
export const avatarTexts = {
  alt: (name: string) => `The picture of ${name}`,
  choose: 'Choose a picture',
  change: 'Change picture',
  remove: 'Remove picture',
  hint: 'JPG, PNG or WebP. Others see it beside your name.',
  notAPicture: 'This file is not a picture that we can read. Please choose a JPG, PNG or WebP.',
  sending: 'Sending your picture',
  saved: 'Your picture is saved.',
  removed: 'Your picture is removed.',
  undo: 'Undo',
  dialog: {
    title: 'Choose the part to show',
    description: 'Drag the picture, or move it with the arrow keys.',
    loading: 'Opening your picture',
    area: 'Your picture. The arrow keys move it.',
    zoom: 'Zoom',
    zoomValue: (percent: number) => `${percent} %`,
    save: 'Use this part',
    cancel: 'Cancel',
  },
} as const;
