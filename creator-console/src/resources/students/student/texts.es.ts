import type { TextsLike } from '../../../shared/words/in-language';
import type { texts as english } from './texts.en';

export const texts: TextsLike<typeof english> = {
  title: 'Estudiantes',
  exportStudents: 'Exportar estudiantes',
  exportFile: (day) => `estudiantes-${day}.csv`,
  counted: ['estudiante', 'estudiantes'],
  search: 'Buscar estudiantes',
  student: 'Estudiante',
  email: 'Correo',
  location: 'Lugar',
  phone: 'Teléfono',
  status: 'Estado',
  lastSeen: 'Última visita',
  never: 'Nunca',
  statuses: { lead: 'Prospecto', active: 'Activa', inactive: 'Inactiva', blocked: 'Bloqueada' },

  age: 'Edad',
  bands: { child: 'Menor de 13', teen: 'De 13 a 17', adult: 'Mayor de edad' },
  level: 'Nivel',
  levelOf: (level) => `Nivel ${level}`,
  signsInAs: (name) => `Entra como ${name}`,

  actions: 'Acciones',
  viewProfile: 'Ver perfil',
  viewProfileOf: (name) => `Ver el perfil de ${name}`,

  owns: 'Tiene',
  tag: 'Etiqueta',
  circle: 'Círculo',
  pod: 'Grupo',
  joined: 'Se unió',

  none: 'Todavía no hay estudiantes',
  noneText:
    'Aquí verás a quienes se registren en la app de miembros o compren algo. También puedes invitar o importar estudiantes.',
  noneFound: 'Ninguna estudiante coincide',
  noneFoundText: 'Prueba con otra búsqueda o con menos filtros.',
};
