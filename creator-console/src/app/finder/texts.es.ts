import type { TextsLike } from '../../shared/words/in-language';
import type { texts as english } from './texts.en';

export const texts: TextsLike<typeof english> = {
  find: 'Buscar o ir a…',
  findStudent: 'Busca una estudiante',
  typeName: 'Escribe un nombre o un correo',
  open: 'Buscar',
  keys: 'Ctrl K',
  keysMac: '⌘ K',
  groups: {
    recent: 'Recientes',
    action: 'Acciones',
    page: 'Páginas',
    student: 'Estudiantes',
    product: 'Productos',
    lesson: 'Lecciones',
    order: 'Pedidos',
    post: 'Publicaciones',
  },
  actions: {
    give: 'Dar un producto',
    broadcast: 'Nuevo envío',
    sequence: 'Nueva secuencia',
    blockTime: 'Bloquear un horario',
    book: 'Reservar para una estudiante',
    coupon: 'Nuevo cupón',
    course: 'Nuevo curso',
    digital_file: 'Nueva descarga',
    bundle: 'Nueva colección',
    offering: 'Nuevo servicio de coaching',
    event: 'Nuevo evento',
  },
  searching: 'Buscando…',
  none: 'Sin resultados',
  failed: 'La búsqueda no funcionó. Inténtalo de nuevo.',
};
