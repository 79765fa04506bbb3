import { counted } from '../../../shared/words/counted';
import { inLanguage } from '../../../shared/words/in-language';

const estudiantes = (count: number) => counted(count, { one: '1 estudiante', other: `${count} estudiantes` });

export const texts = inLanguage({
  en: {
    title: 'Circles and pods included',
    lead: 'Students who get this product from now on join these circles and pods for as long as they have access. A minor joins once a guardian agrees to the community.',
    kinds: { circle: 'circle', pod: 'pod' },
    save: 'Save circles',
    saved: 'Circles saved',
    none: 'No circles or pods yet.',
    toGroups: 'Create one',
    failed: 'The circles couldn’t be loaded.',
    loading: 'Loading circles',
    within: (members: number, owners: number) => `${members} of ${owners} students who own this are members`,
    bring: (count: number) =>
      counted(count, {
        one: 'Add 1 student who already owns this',
        other: `Add ${count} students who already own this`,
      }),
    bringTitle: (name: string) => `Add existing students to “${name}”?`,
    bringText: (count: number) =>
      counted(count, {
        one: '1 student will join now. They see what’s written from now on, and leave when their access ends.',
        other: `${count} students will join now. They see what’s written from now on, and leave when their access ends.`,
      }),
    bringing: (name: string) => `Adding students to ${name}`,
    confirm: 'Add students',
    leaveTitle: 'Remove the circle from this product?',
    leaveText:
      'Students who are in it only because of this product leave it. Anyone you added yourself, or who joined with another product, stays.',
    leave: 'Remove circle',
    cancel: 'Cancel',
  },
  es: {
    title: 'Círculos y grupos incluidos',
    lead: 'Quienes obtengan este producto desde ahora entran a estos círculos y grupos mientras dure su acceso. Una menor entra cuando su tutor o tutora acepta la comunidad.',
    kinds: { circle: 'círculo', pod: 'grupo' },
    save: 'Guardar círculos',
    saved: 'Círculos guardados',
    none: 'Todavía no hay círculos ni grupos.',
    toGroups: 'Crear uno',
    failed: 'No se pudieron cargar los círculos.',
    loading: 'Cargando círculos',
    within: (members: number, owners: number) =>
      `${members} de ${owners} estudiantes que tienen este producto están dentro`,
    bring: (count: number) => `Agregar a ${estudiantes(count)} con este producto`,
    bringTitle: (name: string) => `¿Agregar a las estudiantes actuales a “${name}”?`,
    bringText: (count: number) =>
      counted(count, {
        one: '1 estudiante entrará ahora. Verá lo que se escriba desde este momento y saldrá cuando termine su acceso.',
        other: `${count} estudiantes entrarán ahora. Verán lo que se escriba desde este momento y saldrán cuando termine su acceso.`,
      }),
    bringing: (name: string) => `Agregando estudiantes a ${name}`,
    confirm: 'Agregar estudiantes',
    leaveTitle: '¿Quitar el círculo de este producto?',
    leaveText:
      'Las estudiantes que están dentro solo por este producto saldrán. Quienes agregaste tú, o entraron con otro producto, se quedan.',
    leave: 'Quitar círculo',
    cancel: 'Cancelar',
  },
});
