export const texts = {
  remove: (name: string) => `Remove ${name}`,
  moveUp: (name: string) => `Move ${name} up`,
  moveDown: (name: string) => `Move ${name} down`,
  moved: (name: string, place: number, of: number) => `${name} is now ${place} of ${of}`,
  searching: 'Searching…',
  noneFound: 'No matching products in the shop.',
  types: { course: 'Course', digital_file: 'Digital File', coaching: 'Coaching', bundle: 'Bundle' },
  statuses: { draft: 'Draft', published: 'Published', archived: 'Archived' },
} as const;
