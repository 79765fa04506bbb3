export const toolsTexts = {
  downloads: {
    title: 'Digital Downloads',
    owned: 'My Downloads',
    show: 'Download',
    showFor: (title: string) => `Download ${title}`,
    none: 'No downloads yet',
    text: 'Workbooks, guides and journals you choose will wait for you here.',
  },
  video: {
    title: 'Video Files',
    none: 'No video files yet',
    text: 'Films of their own will stand here. The films of your courses are in the classroom.',
  },
  audio: {
    title: 'Audio Files',
    none: 'No audio files yet',
    text: 'Recordings to listen to will stand here. Those of your courses are in the classroom.',
  },
  library: 'Browse the library',
  classroom: 'Open the classroom',
} as const;
