import { searchable } from '../../../kernel/searchable.js';

/**
 * Headings used by people and programs (Excel, Mailchimp, Kajabi, Teachable, Google, Outlook), in lower case, letters
 * only.
 */
const HEADINGS = {
  name: `
    name fullname student studentname username displayname contactname nombre nombrecompleto
    nombreyapellidos estudiante alumno alumna`,
  firstName: 'firstname givenname first nombredepila primernombre',
  lastName: 'lastname surname familyname last apellido apellidos',
  email: `
    email emailaddress mail mailaddress emailvalue primaryemail customeremail contactemail
    useremail correo correoelectronico direcciondecorreo direcciondecorreoelectronico`,
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
} satisfies Record<string, string>;

export type StudentColumn = keyof typeof HEADINGS;
export const STUDENT_COLUMNS = Object.keys(HEADINGS) as StudentColumn[];

/** Matches the second and later of several columns, such as `E-mail 2 - Value`; only the first is used. */
const ANOTHER = /(?<!\d)(?:[2-9]|1\d)(?!\d)/;
/** Field names that Kajabi adds: `Zip Code (address_zip)`. */
const IN_BRACKETS = /\s*\([^)]*\)/g;

/** Returns the column of a heading; undefined for an unknown one. */
export function columnOf(heading: string): StudentColumn | undefined {
  if (ANOTHER.test(heading)) return undefined;
  const bare = searchable(heading.replace(IN_BRACKETS, '')).replaceAll(/[^\p{L}]/gu, '');
  return STUDENT_COLUMNS.find((column) => HEADINGS[column].trim().split(/\s+/).includes(bare));
}
