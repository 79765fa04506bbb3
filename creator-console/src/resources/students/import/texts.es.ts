import { counted } from '../../../shared/words/counted';
import type { TextsLike } from '../../../shared/words/in-language';
import type { texts as english } from './texts.en';

const students = (count: number) =>
  counted(count, { one: '1 estudiante', other: `${count.toLocaleString('es-MX')} estudiantes` });
const products = (count: number) =>
  counted(count, { one: '1 producto', other: `${count.toLocaleString('es-MX')} productos` });

export const texts: TextsLike<typeof english> = {
  open: 'Importar',
  title: 'Importar estudiantes',
  help: 'Elige un archivo CSV con una fila de encabezados, como una exportación de Kajabi, Teachable o Thinkific. El nombre y el correo son obligatorios; teléfono, nacimiento, dirección, ciudad, estado, código postal, país, etiquetas y cursos son opcionales. Hasta 10,000 estudiantes y 4 MB. Verás una vista previa antes de guardar.',
  choose: 'Elegir un archivo CSV',
  another: 'Elegir otro archivo',
  reading: 'Leyendo el archivo…',
  tooLarge: 'Este archivo pesa más de 4 MB. Divídelo.',
  found: (added, rows) => `Se agregarán ${added.toLocaleString('es-MX')} de ${students(rows)}.`,
  existing: (count) =>
    counted(count, {
      one: '1 estudiante ya tiene una cuenta, que no cambia.',
      other: `${students(count)} ya tienen una cuenta, que no cambia.`,
    }),
  given: (count) => counted(count, { one: 'Se dará 1 producto.', other: `Se darán ${products(count)}.` }),
  courses: (count) =>
    counted(count, {
      one: '1 curso en este archivo',
      other: `${count.toLocaleString('es-MX')} cursos en este archivo`,
    }),
  coursesHelp:
    'Elige el producto que reciben los estudiantes de cada curso. Déjalo vacío para omitir el curso.',
  skip: 'Omitir',
  have: students,
  examples: 'Vista previa',
  problems: (count) =>
    counted(count, { one: '1 problema', other: `${count.toLocaleString('es-MX')} problemas` }),
  leftOut: 'Estas líneas se omitirán. Puedes corregir el archivo y elegirlo de nuevo.',
  save: 'Descargar como CSV',
  file: 'problemas-de-importacion.csv',
  line: 'Línea',
  column: 'Columna',
  problem: 'Problema',
  invite: 'Enviarles un correo con un enlace para elegir su contraseña',
  inviteHelp:
    'Si no, nadie recibe un aviso. También podrán entrar con “¿Olvidaste tu contraseña?” en la página de inicio de sesión.',
  cancel: 'Cancelar',
  close: 'Cerrar',
  submit: (count) => `Importar ${students(count)}`,
  give: (count) => `Dar ${products(count)}`,
  done: (count) => `Se importaron ${students(count)}`,
  what: {
    empty: 'No hay estudiantes en este archivo.',
    no_email_column: 'Agrega una columna llamada “Email”.',
    no_name_column: 'Agrega una columna llamada “Name”.',
    column_twice: 'Dos columnas son para lo mismo. Quita una.',
    too_many_rows: 'El archivo tiene más de 10,000 estudiantes. Divídelo.',
    unknown_column: 'No reconocemos esta columna y se omitirá.',
    broken_quotes: 'Hay comillas sin cerrar.',
    not_utf8: 'Algunos caracteres no se pueden leer. Guarda el archivo como “CSV UTF-8”.',
    missing: 'Este dato es obligatorio.',
    bad_email: 'Este correo no es válido.',
    bad_birthday: 'Escribe una fecha pasada, como 1986-04-18.',
    bad_text: 'Algunos de estos caracteres no se pueden guardar.',
    too_long: 'Es demasiado largo.',
    too_many_tags: 'Cada estudiante puede tener hasta 20 etiquetas.',
    twice_in_file: 'Este correo ya está en una línea anterior.',
    already_student: 'Este correo ya tiene una cuenta.',
  },
};
