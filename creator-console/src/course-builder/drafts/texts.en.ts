import { counted } from '../../shared/words/counted';

export const texts = {
  draft: 'Draft',
  edited: 'Edited',
  onlyYou: 'Only you can see this lesson.',
  /** Lists the differences: “2 widgets changed, 1 added”. */
  differs: {
    changed: (count: number) =>
      counted(count, { one: '1 widget changed', other: `${count} widgets changed` }),
    added: (count: number, isFirst: boolean) =>
      isFirst ? counted(count, { one: '1 widget added', other: `${count} widgets added` }) : `${count} added`,
    removed: (count: number, isFirst: boolean) =>
      isFirst
        ? counted(count, { one: '1 widget removed', other: `${count} widgets removed` })
        : `${count} removed`,
    rearranged: 'Pages or order changed',
  },
  publish: 'Publish lesson',
  update: 'Update',
  publishAll: (count: number) => counted(count, { one: 'Publish 1 draft', other: `Publish ${count} drafts` }),
  updateAll: (count: number) => counted(count, { one: 'Update 1 lesson', other: `Update ${count} lessons` }),
  publishTitle: (title: string) => `Publish “${title}”?`,
  publishMany: (count: number) => `Publish ${count} lessons?`,
  updateTitle: (title: string) => `Update “${title}”?`,
  updateMany: (count: number) => `Update ${count} lessons?`,
  publishNow: 'Publish',
  willSee: (count: number) =>
    counted(count, {
      one: 'Owners see it as soon as you publish it.',
      other: 'Owners see them as soon as you publish them.',
    }),
  willSeeUpdate: 'Owners see your changes as soon as you update.',
  unfilled: (labels: string) => `Empty, so owners won’t see it: ${labels}`,
  open: (title: string) => `Open ${title}`,
  tell: (owners: number) => counted(owners, { one: 'Tell the owner', other: `Tell the ${owners} owners` }),
  tellHelp: 'They get one notification, and an email if they’ve turned those on.',
  published: (count: number) =>
    counted(count, { one: 'Lesson published', other: `${count} lessons published` }),
  updated: (count: number) => counted(count, { one: 'Lesson updated', other: `${count} lessons updated` }),
  stale: 'Nothing was published because a lesson was just changed somewhere else. Check it and try again.',
  nothingLeft: 'Everything is published already.',
  unfinished:
    'Nothing was published because a widget isn’t finished. Fill it in or delete it, then try again.',
  notSaved: 'Nothing was published because your latest changes aren’t saved yet. Please try again.',
  failed: 'That didn’t work. Please try again.',
  discard: 'Discard changes',
  discardTitle: (title: string) => `Discard your changes to “${title}”?`,
  discardHelp: 'The lesson goes back to what owners see. Your version stays in the history.',
  discarded: 'Changes discarded',
  undone: 'Your changes are back',
  unpublish: 'Unpublish lesson',
  unpublishTitle: (title: string) => `Unpublish “${title}”?`,
  unpublishHelp: 'Owners no longer see it. Their notes and progress stay for when you publish it again.',
  unpublished: 'The lesson is a draft again',
} as const;
