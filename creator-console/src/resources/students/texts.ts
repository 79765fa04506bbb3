export const texts = {
  title: 'Students',
  search: 'Search students',
  student: 'Student',
  email: 'Email',
  location: 'Location',
  phone: 'Phone',
  status: 'Status',
} as const;
