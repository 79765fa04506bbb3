import type { Columns } from '../../../platform/csv/csv-document.js';

type Texts = Record<'username' | 'status' | 'joinedAt' | 'totalSpent', string>;
type Details =
  | 'email'
  | 'signInName'
  | 'ageBand'
  | 'phone'
  | 'birthday'
  | 'address'
  | 'city'
  | 'state'
  | 'zipCode'
  | 'country'
  | 'lastSeenAt';

/** A student in an export. */
interface Student extends Texts, Record<Details, string | null> {
  purchases: number;
  level: number;
  tags: { name: string }[];
}

/** Columns of an export. Columns that an import knows have the same names there. */
export const STUDENT_COLUMNS: Columns<Student> = {
  Name: ({ username }) => username,
  Email: ({ email }) => email,
  'Signs in as': ({ signInName }) => signInName,
  Age: ({ ageBand }) => ageBand,
  Phone: ({ phone }) => phone,
  Birthday: ({ birthday }) => birthday,
  Address: ({ address }) => address,
  City: ({ city }) => city,
  'State/Province': ({ state }) => state,
  'ZIP/Postal Code': ({ zipCode }) => zipCode,
  Country: ({ country }) => country,
  Tags: ({ tags }) => tags.map(({ name }) => name).join('; '),
  Status: ({ status }) => status,
  'Last seen': ({ lastSeenAt }) => lastSeenAt,
  Level: ({ level }) => level,
  Joined: ({ joinedAt }) => joinedAt,
  Purchases: ({ purchases }) => purchases,
  'Total spent': ({ totalSpent }) => Number(totalSpent),
};
