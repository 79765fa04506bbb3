import { counted } from '../../../shared/words/counted';
import type { TextsLike } from '../../../shared/words/in-language';
import type { texts as english } from './texts.en';

const students = (count: number) =>
  counted(count, { one: '1 estudiante', other: `${count.toLocaleString('es-MX')} estudiantes` });

export const texts: TextsLike<typeof english> = {
  open: 'Importar',
  title: 'Importar estudiantes',
  help: 'Un archivo CSV con un encabezado por columna: nombre y correo; teléfono, nacimiento, dirección, ciudad, estado, código postal, país y etiquetas si quieres. Como máximo 5,000 estudiantes y 1 MB. No se escribe nada antes de que veas qué pasaría.',
  choose: 'Elegir un archivo CSV',
  another: 'Elegir otro archivo',
  reading: 'Leyendo el archivo…',
  tooLarge: 'Este archivo pesa más de 1 MB. Divídelo.',
  found: (added, rows) => `Se agregarían ${students(added)} de ${rows.toLocaleString('es-MX')}.`,
  asThey: 'Quien ya es estudiante queda como está.',
  examples: 'Las primeras',
  problems: (count) =>
    counted(count, { one: '1 problema', other: `${count.toLocaleString('es-MX')} problemas` }),
  leftOut: 'Estas líneas quedan fuera. Puedes corregir el archivo y elegirlo de nuevo.',
  line: 'Línea',
  column: 'Columna',
  problem: 'Problema',
  invite: 'Enviar a cada una un enlace para elegir una contraseña',
  inviteHelp:
    'Si no, nadie se entera. «¿Olvidaste tu contraseña?» en la página de inicio de sesión también las deja entrar.',
  cancel: 'Cancelar',
  submit: (count) => `Importar ${students(count)}`,
  done: (count) => `Se importaron ${students(count)}`,
  what: {
    empty: 'No hay estudiantes en este archivo.',
    no_email_column: 'Ninguna columna se llama «Email».',
    no_name_column: 'Ninguna columna se llama «Name».',
    column_twice: 'Dos columnas significan lo mismo.',
    too_many_rows: 'El archivo tiene más de 5,000 estudiantes. Divídelo.',
    unknown_column: 'Nadie sabe qué es esta columna. Queda fuera.',
    broken_quotes: 'Hay comillas sin cerrar.',
    not_utf8: 'Hay letras que no se pueden leer. Guarda el archivo como «CSV UTF-8».',
    missing: 'Está vacío.',
    bad_email: 'No es una dirección de correo.',
    bad_birthday: 'No es un día pasado, como 1986-04-18.',
    bad_text: 'Tiene caracteres que no se pueden guardar.',
    too_long: 'Es demasiado largo.',
    too_many_tags: 'Una estudiante lleva 20 etiquetas como máximo.',
    twice_in_file: 'Esta dirección está en una línea anterior.',
    already_student: 'Esta dirección ya tiene una cuenta.',
  },
};
