import type { TestApp } from '../app.js';

/** Creates more than two pages of students, a third of them without a city and a phone. */
const FILL = `
  insert into accounts (id, email, name, role, city, phone, created_at)
  select gen_random_uuid(), 'student-' || n || '@example.org', 'Student ' || n % 900, 'member',
         case when n % 3 > 0 then 'City ' || n % 7 end, case when n % 3 > 0 then '+1 503 ' || n end, timestamptz '2027-01-01' + n % 1000 * interval '1 microsecond'
  from generate_series(1, 2300) n`;

export const manyStudents = ({ database }: TestApp): Promise<unknown> => database.query(FILL);
