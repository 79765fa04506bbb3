export const toolsTabTexts = {
  video: 'Films to keep at hand, inside courses and downloads.',
  allVideo: 'All films',
  allAudio: 'All recordings',
  audio: 'Guided voices, bells and other recordings.',
  downloads: {
    lead: 'Workbooks, guides and templates.',
    owned: 'My Downloads',
    all: 'All downloads',
  },
} as const;
