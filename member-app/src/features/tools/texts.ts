export const toolsTexts = {
  title: 'Tools',
  lead: 'Films, recordings and papers to keep at hand.',
  loading: 'Loading the tools',
  /** What a tool is. */
  types: { course: 'Course', digital_file: 'Digital Download', coaching: 'Coaching', bundle: 'Bundle' },
  tags: 'Topics',
  open: 'Open course',
  openFor: (title: string) => `Open course: ${title}`,
  owned: 'Owned',
  empty: {
    video: {
      title: 'No films yet',
      description: 'Courses and downloads with films in them will stand here.',
    },
    audio: {
      title: 'No recordings yet',
      description: 'Guided voices, bells and other recordings will stand here.',
    },
    download: { title: 'No downloads yet', description: 'Workbooks, guides and templates will stand here.' },
  },
  library: 'Browse the library',
} as const;
