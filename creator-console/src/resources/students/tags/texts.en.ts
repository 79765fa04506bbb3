export const texts = {
  add: 'Add tag',
  name: 'Tag',
  help: 'A tag there is, or a new word of at most 40 characters.',
  addTo: (count: number) => (count === 1 ? 'Tag one student' : `Tag ${count} students`),
  submit: 'Add tag',
  failed: 'This did not work. Nothing has changed. Please try again.',
  added: (tag: string, count: number) =>
    count === 0
      ? `All of them have “${tag}” already`
      : `“${tag}” is on ${count === 1 ? 'one student' : `${count} students`} more`,
  removed: (tag: string) => `“${tag}” is taken off`,
  takeOff: (tag: string) => `Take “${tag}” off`,
  manage: 'Manage tags',
  none: 'No tags yet. Tick students in the list and choose “Add tag”.',
  on: (students: number) => (students === 1 ? 'one student' : `${students} students`),
  save: 'Save',
  close: 'Close',
  rename: (tag: string) => `Rename “${tag}”`,
  delete: (tag: string) => `Delete “${tag}”`,
  deleteAsks: (tag: string, students: string) => `Delete “${tag}”? It is taken off ${students}.`,
  deleteNow: 'Delete',
  keep: 'Keep',
  tagsOf: (name: string) => `Tags of ${name}`,
} as const;
