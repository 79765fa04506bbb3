import { searchable } from '../../../kernel/searchable.js';

/**
 * Headings used by people and programs (Excel, Mailchimp, Kajabi, Teachable, Thinkific, Google, Outlook), in lower case,
 * letters only.
 */
const HEADINGS = {
  name: `
    name fullname student studentname studentfullname username displayname contactname nombre nombrecompleto
    nombreyapellidos estudiante alumno alumna`,
  firstName: 'firstname givenname first studentfirstname userfirstname nombredepila primernombre',
  lastName: 'lastname surname familyname last studentlastname userlastname apellido apellidos',
  email: `
    email emailaddress mail mailaddress emailvalue primaryemail customeremail contactemail
    useremail studentemail correo correoelectronico direcciondecorreo direcciondecorreoelectronico`,
  phone: `
    phone phonenumber phonevalue telephone tel mobile mobilephone mobilenumber cell cellphone
    telefono telefonomovil movil celular`,
  birthday: 'birthday birthdate dateofbirth dob fechadenacimiento nacimiento cumpleanos',
  address: 'address street streetaddress addressstreet addressline homestreet direccion calle',
  city: 'city town addresscity homecity ciudad localidad',
  state: `
    state province region stateprovince stateregion addressregion addressstate homestate
    estado provincia`,
  zipCode: `
    zip zipcode postcode postalcode zippostalcode addresspostalcode addresszip homepostalcode
    codigopostal cp`,
  country: 'country countryregion addresscountry homecountryregion pais',
  tags: 'tags tag labels label groupmembership categories etiquetas etiqueta',
  courses: `
    products product productname productsowned courses course coursename coursetitle coursesenrolled
    enrolledcourses listofenrolledcourses enrollments enrollmentslist bundles bundlename productos producto cursos
    curso`,
} satisfies Record<string, string>;

export type StudentColumn = keyof typeof HEADINGS;
export const STUDENT_COLUMNS = Object.keys(HEADINGS) as StudentColumn[];

/** Matches the second and later of several columns, such as `E-mail 2 - Value`; only the first is used. */
const ANOTHER = /(?<!\d)(?:[2-9]|1\d)(?!\d)/;
/** Field names that Kajabi adds: `Zip Code (address_zip)`. */
const IN_BRACKETS = /\s*\([^)]*\)/g;

/** Columns that a file may have several times, such as `Courses` and `Bundles`. */
const SEVERAL: readonly StudentColumn[] = ['courses'];

export const mayRepeat = (column: StudentColumn): boolean => SEVERAL.includes(column);

/**
 * Returns the column of each heading; undefined for an unknown one. Kajabi repeats its own columns as custom fields,
 * such as `Name (name)`: the plain heading counts.
 */
export function columnsOf(headings: readonly string[]): (StudentColumn | undefined)[] {
  const columns = headings.map(columnOf);
  return columns.map((column, index) => {
    const isRepeated = columns.some(
      (other, place) => other === column && place !== index && !headings[place]!.includes('('),
    );
    return isRepeated && headings[index]!.includes('(') ? undefined : column;
  });
}

function columnOf(heading: string): StudentColumn | undefined {
  if (ANOTHER.test(heading)) return undefined;
  const bare = searchable(heading.replace(IN_BRACKETS, '')).replaceAll(/[^\p{L}]/gu, '');
  return STUDENT_COLUMNS.find((column) => HEADINGS[column].trim().split(/\s+/).includes(bare));
}
