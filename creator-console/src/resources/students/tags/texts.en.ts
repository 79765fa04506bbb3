import { counted } from '../../../shared/words/counted';

export const texts = {
  add: 'Add tag',
  name: 'Tag',
  help: 'Choose a tag or type a new one, up to 40 characters.',
  addTo: (count: number) => counted(count, { one: 'Tag 1 student', other: `Tag ${count} students` }),
  submit: 'Add tag',
  failed: 'That didn’t work. Nothing was changed. Please try again.',
  added: (tag: string, count: number) =>
    count === 0
      ? `They all have “${tag}” already`
      : `“${tag}” added to ${counted(count, { one: '1 student', other: `${count} students` })}`,
  removed: (tag: string) => `“${tag}” removed`,
  takeOff: (tag: string) => `Remove “${tag}”`,
  manage: 'Manage tags',
  none: 'No tags yet. Select students in the list, then choose “Add tag”.',
  on: (students: number) => counted(students, { one: '1 student', other: `${students} students` }),
  save: 'Save',
  close: 'Close',
  rename: (tag: string) => `Rename “${tag}”`,
  delete: (tag: string) => `Delete “${tag}”`,
  deleteAsks: (tag: string, students: string) => `Delete “${tag}”? It will be removed from ${students}.`,
  deleteNow: 'Delete',
  keep: 'Keep',
  tagsOf: (name: string) => `Tags of ${name}`,
} as const;
