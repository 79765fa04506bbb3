import { counted } from '../../../shared/words/counted';
import { inLanguage } from '../../../shared/words/in-language';

const peopleIn = (count: number) =>
  counted(count, { one: '1 person who has it', other: `${count} people who have it` });
const personas = (count: number) =>
  counted(count, { one: '1 persona que lo tiene', other: `${count} personas que lo tienen` });

export const texts = inLanguage({
  en: {
    title: 'Circles it brings people into',
    lead: 'Whoever gets it from now on is in these circles and pods for as long as the access lasts. A minor joins once a guardian has agreed to the community.',
    kinds: { circle: 'circle', pod: 'pod' },
    save: 'Save the circles',
    saved: 'The circles are saved',
    none: 'There is no circle and no pod yet.',
    toGroups: 'Make the first one',
    failed: 'The circles could not be loaded.',
    loading: 'Loading the circles',
    within: (members: number, owners: number) => `${members} of ${owners} who have it are in it`,
    bring: (count: number) => `Also bring in the ${peopleIn(count)}`,
    bringTitle: (name: string) => `Bring them into “${name}”?`,
    bringText: (count: number) =>
      `${peopleIn(count)} got it before it brought anybody there. They join now, read what is written from then on, and leave when their access ends.`,
    bringing: (name: string) => `People are being brought into ${name}`,
    confirm: 'Bring them in',
    leaveTitle: 'Take the circle away from this product?',
    leaveText:
      'Who is there by this product alone leaves it. Whom you have put there by hand, or another product brings, stays.',
    leave: 'Take it away',
    cancel: 'Cancel',
  },
  es: {
    title: 'Círculos a los que lleva',
    lead: 'Quien lo reciba desde ahora está en estos círculos y grupos mientras dure el acceso. Una menor entra cuando quien la tutela acepta la comunidad.',
    kinds: { circle: 'círculo', pod: 'grupo' },
    save: 'Guardar los círculos',
    saved: 'Los círculos están guardados',
    none: 'Todavía no hay ningún círculo ni grupo.',
    toGroups: 'Crear el primero',
    failed: 'No se pudieron cargar los círculos.',
    loading: 'Cargando los círculos',
    within: (members: number, owners: number) => `${members} de ${owners} que lo tienen están dentro`,
    bring: (count: number) => `Incluir también a ${personas(count)}`,
    bringTitle: (name: string) => `¿Incluirlas en “${name}”?`,
    bringText: (count: number) =>
      `${personas(count)} desde antes. Entran ahora, leen lo que se escriba desde entonces y salen cuando termine su acceso.`,
    bringing: (name: string) => `Se está incluyendo gente en ${name}`,
    confirm: 'Incluirlas',
    leaveTitle: '¿Quitar el círculo de este producto?',
    leaveText:
      'Quien está allí solo por este producto sale. Quien pusiste a mano, o llega por otro producto, se queda.',
    leave: 'Quitarlo',
    cancel: 'Cancelar',
  },
});
