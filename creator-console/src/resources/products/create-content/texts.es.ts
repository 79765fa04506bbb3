import { LEAST_PRICE } from '@sanctum/openapi/choices';
import type { TextsLike } from '../../../shared/words/in-language';
import type { texts as english } from './texts.en';

export const texts: TextsLike<typeof english> = {
  menu: 'Crear contenido',
  missing: 'Faltan campos',
  failed: 'Error',
  course: {
    open: 'Crear curso',
    title: 'Crear un curso nuevo',
    submit: 'Crear curso',
    submitting: 'Creando…',
    missing: 'Completa todos los campos obligatorios y sube una miniatura',
    done: 'Curso creado',
    doneText: 'Tu curso se creó.',
    failedText: 'No se pudo crear el curso',
  },
  digital_file: {
    open: 'Subir archivo digital',
    title: 'Subir archivo digital',
    submit: 'Crear archivo digital',
    submitting: 'Creando…',
    missing: 'Completa todos los campos obligatorios y sube la miniatura y el archivo',
    done: 'Archivo digital creado',
    doneText: 'Tu archivo digital se creó.',
    failedText: 'No se pudo crear el archivo digital',
  },
  bundle: {
    open: 'Crear colección',
    title: 'Crear una colección nueva',
    submit: 'Crear colección',
    submitting: 'Creando…',
    missing: 'Completa todos los campos obligatorios y sube una miniatura',
    done: 'Colección creada',
    doneText: 'Ahora agrégale productos.',
    failedText: 'No se pudo crear la colección',
  },
  coaching: 'Crear coaching',
  importCourse: 'Importar un curso',
  wrongPrice: `Escribe 0 si es gratis, o al menos ${LEAST_PRICE}`,
};
