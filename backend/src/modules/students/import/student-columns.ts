/** The columns that an import knows, each with headings people give it, in small letters and without anything between them. */
const HEADINGS = {
  name: ['name', 'fullname', 'student', 'studentname', 'username', 'displayname'],
  firstName: ['firstname', 'givenname', 'first'],
  lastName: ['lastname', 'surname', 'familyname', 'last'],
  email: ['email', 'emailaddress', 'mail', 'mailaddress'],
  phone: ['phone', 'phonenumber', 'telephone', 'tel', 'mobile', 'mobilephone', 'cell', 'cellphone'],
  birthday: ['birthday', 'birthdate', 'dateofbirth', 'dob'],
  address: ['address', 'street', 'streetaddress'],
  city: ['city', 'town'],
  state: ['state', 'province', 'region', 'stateprovince'],
  zipCode: ['zip', 'zipcode', 'postcode', 'postalcode', 'zippostalcode'],
  country: ['country'],
  tags: ['tags', 'tag', 'labels'],
} as const satisfies Record<string, readonly string[]>;

export type StudentColumn = keyof typeof HEADINGS;
export const STUDENT_COLUMNS = Object.keys(HEADINGS) as StudentColumn[];

/** Undefined for a heading that none of them goes by. */
export function columnOf(heading: string): StudentColumn | undefined {
  const bare = heading.toLowerCase().replaceAll(/[^\p{L}]/gu, '');
  return STUDENT_COLUMNS.find((column) => (HEADINGS[column] as readonly string[]).includes(bare));
}
