import { counted } from '../../../shared/words/counted';

export const texts = {
  add: 'Add tag',
  name: 'Tag',
  help: 'A tag there is, or a new word of at most 40 characters.',
  addTo: (count: number) => counted(count, { one: 'Tag one student', other: `Tag ${count} students` }),
  submit: 'Add tag',
  failed: 'This did not work. Nothing has changed. Please try again.',
  added: (tag: string, count: number) =>
    count === 0
      ? `All of them have “${tag}” already`
      : `“${tag}” is on ${counted(count, { one: 'one student', other: `${count} students` })} more`,
  removed: (tag: string) => `“${tag}” is taken off`,
  takeOff: (tag: string) => `Take “${tag}” off`,
  manage: 'Manage tags',
  none: 'No tags yet. Tick students in the list and choose “Add tag”.',
  on: (students: number) => counted(students, { one: 'one student', other: `${students} students` }),
  save: 'Save',
  close: 'Close',
  rename: (tag: string) => `Rename “${tag}”`,
  delete: (tag: string) => `Delete “${tag}”`,
  deleteAsks: (tag: string, students: string) => `Delete “${tag}”? It is taken off ${students}.`,
  deleteNow: 'Delete',
  keep: 'Keep',
  tagsOf: (name: string) => `Tags of ${name}`,
} as const;
