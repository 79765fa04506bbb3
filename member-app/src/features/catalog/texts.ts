/** Some of it is quoted from the specification, letter for letter; the rest is ours. */
export const catalogTexts = {
  by: (creator: string) => `with ${creator}`,
  viewDetails: 'View Details',
  download: 'Download',
  showFiles: 'Show files',
  showFilesOf: (title: string) => `Show files: ${title}`,
  hideFiles: 'Hide files',
  hideFilesOf: (title: string) => `Hide files: ${title}`,
  loadingFiles: 'Loading the files',
  noFiles: 'Its files are on their way. They will appear here and in your library.',
} as const;
