interface DemoStudentNote {
  memberKey: string;
  daysAgo: number;
  note: string;
  isPinned?: true;
}

/** Notes of the demo's coach about her students. */
export const demoStudentNotes: DemoStudentNote[] = [
  {
    memberKey: 'elin',
    daysAgo: 61,
    note: 'Daughter Juni, eleven. They do the evening lessons together at the kitchen table. Best reached after eight.',
    isPinned: true,
  },
  {
    memberKey: 'elin',
    daysAgo: 24,
    note: 'Wrote that the hallway chair works: she sits down before she calls. Ask how the mornings are going.',
  },
  {
    memberKey: 'priya',
    daysAgo: 40,
    note: 'Would like a circle on a weekday morning, after the school run.',
  },
];

interface DemoGroup {
  key: string;
  kind: 'circle' | 'pod';
  name: string;
  daysAgo: number;
  memberKeys: string[];
  /** Product whose owners belong to the group, too. */
  productKey?: string;
}

/** The circles and pods of the demo, with their members. */
export const demoGroups: DemoGroup[] = [
  {
    key: 'maple-circle',
    kind: 'circle',
    name: 'Maple Circle',
    daysAgo: 80,
    memberKeys: ['elin', 'priya', 'dana', 'lucia'],
  },
  {
    key: 'harbor-circle',
    kind: 'circle',
    name: 'Harbor Circle',
    daysAgo: 33,
    memberKeys: ['beth', 'margit'],
  },
  {
    key: 'rooted-circle',
    kind: 'circle',
    name: 'Rooted Circle',
    daysAgo: 60,
    memberKeys: [],
    productKey: 'rooted-mother',
  },
  { key: 'kitchen-table', kind: 'pod', name: 'Kitchen Table', daysAgo: 54, memberKeys: ['elin', 'dana'] },
];

/** A module that the coach opened early for one member, and her reason. */
export const demoEarlyOpening = {
  memberKey: 'dana',
  productKey: 'in-bloom',
  moduleKey: 'friends',
  daysAgo: 6,
  reason: 'Her daughter changes schools next month and asks about nothing else',
};

/** Products that the coach granted by hand until a day, and her reasons. */
export const demoHandGrants = [
  {
    memberKey: 'beth',
    productKey: 'family-rhythms',
    daysAgo: 21,
    daysLeft: 12,
    reason: 'Thanks for reading the first draft of the workbook',
  },
];
