export const toolsTabTexts = {
  video: 'Films to keep at hand, inside courses and downloads.',
  audio: 'Guided voices, bells and other recordings.',
  downloads: {
    lead: 'Workbooks, guides and templates.',
    owned: 'My Downloads',
    all: 'All downloads',
    show: 'Download',
    showFor: (title: string) => `Download ${title}`,
  },
} as const;
