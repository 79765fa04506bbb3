import type { Student, StudentStatus } from './student';

export const texts = {
  title: 'Students',
  exportStudents: 'Export students',
  exportFile: (day: string) => `students-${day}.csv`,
  counted: ['student', 'students'],
  search: 'Search students',
  student: 'Student',
  email: 'Email',
  location: 'Location',
  phone: 'Phone',
  status: 'Status',
  lastSeen: 'Last seen',
  never: 'Never',
  statuses: {
    lead: 'Lead',
    active: 'Active',
    inactive: 'Inactive',
    blocked: 'Blocked',
  } satisfies Record<StudentStatus, string>,

  age: 'Age',
  bands: {
    child: 'Under 13',
    teen: '13 to 17',
    adult: 'Adult',
  } satisfies Record<NonNullable<Student['ageBand']>, string>,
  level: 'Level',
  levelOf: (level: number) => `Level ${level}`,
  signsInAs: (name: string) => `Signs in as ${name}`,

  actions: 'Actions',
  viewProfile: 'View Profile',
  viewProfileOf: (name: string) => `View Profile of ${name}`,

  owns: 'Owns',
  tag: 'Tag',
  circle: 'Circle',
  pod: 'Pod',
  joined: 'Joined',

  none: 'No students yet',
  noneText:
    'Students appear here when they sign up in the member app or buy something. You can also invite or import them.',
  noneFound: 'No matching students',
  noneFoundText: 'Try a different search or fewer filters.',
} as const;
