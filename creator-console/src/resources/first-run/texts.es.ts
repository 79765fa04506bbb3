import type { TextsLike } from '../../shared/words/in-language';
import type * as english from './texts.en';

export const texts: TextsLike<typeof english.texts> = {
  title: 'Primeros pasos',
  lead: 'Prepara tu negocio y pruébalo como lo haría un miembro.',
  ready: 'Todo está preparado, y has visto que funciona.',
  progress: (done, all) => `${done} de ${all} hechos`,
  notLoaded: 'No se pudieron cargar los primeros pasos.',
  loading: 'Mirando los primeros pasos',
  putAway: 'Guardar',
  bringBack: 'Mostrar los primeros pasos',
  done: 'Hecho',
  todo: 'Por hacer',
  failed: 'Todavía no funciona',
  said: (detail) => `La respuesta fue: ${detail}`,
  tryAgain: 'Reintentar',
};

export const stepTexts: TextsLike<typeof english.stepTexts> = {
  profile: {
    title: 'Tu nombre y tu retrato',
    done: 'Tu página de inicio muestra tu nombre, tu retrato y tus palabras.',
    act: 'Abrir Sitio',
  },
  business: {
    title: 'Tu negocio',
    done: 'Los recibos llevan tu nombre y tu dirección. Revisa la moneda y la zona horaria: la moneda se queda en cuanto alguien haya pedido algo.',
    act: 'Abrir Negocio',
  },
  legal: {
    title: 'Condiciones, privacidad y reembolsos',
    done: 'Todas las páginas legales tienen tu propio texto.',
    act: 'Abrir Legal',
  },
  product: {
    title: 'Tu primer producto',
    done: 'Está en la tienda.',
    act: 'Abrir Contenido',
  },
  hours: {
    title: 'Tu horario',
    done: 'Los miembros pueden reservar una hora contigo.',
    act: 'Abrir Coaching',
  },
  payments: {
    title: 'Pagos',
    done: 'Stripe conoce tu cuenta y puedes cobrar.',
    act: 'Preguntar a Stripe',
  },
  mail: {
    title: 'Correo',
    done: 'Un correo va en camino hacia ti. Mira tu bandeja de entrada, y también el correo no deseado.',
    act: 'Enviarme un correo',
  },
  files: {
    title: 'Imágenes, películas y archivos',
    done: 'Se escribió un archivo, se leyó y se volvió a eliminar.',
    act: 'Escribir un archivo',
  },
  friend: {
    title: 'Una amiga que lo prueba',
    done: 'Alguien más que tú tiene una cuenta.',
    act: 'Invitar a alguien',
  },
  claim: {
    title: 'Un producto gratis, obtenido',
    done: 'Un miembro ha obtenido un producto gratis.',
    act: 'Abrir la tienda',
  },
  booking: {
    title: 'Una llamada, reservada',
    done: 'Alguien ha reservado una hora contigo.',
    act: 'Abrir el calendario',
  },
  purchase: {
    title: 'Una compra de prueba',
    done: 'Se ha pagado un pedido.',
    act: 'Abrir la tienda',
  },
};

export const sandboxTexts: TextsLike<typeof english.sandboxTexts> = {
  done: 'La caja de pruebas de pagos responde. No se mueve dinero hasta que en el servidor estén las claves de tu cuenta de Stripe.',
  act: 'Preguntar a la caja de pruebas',
};

export const problemTexts: TextsLike<typeof english.problemTexts> = {
  no_name: 'Las páginas todavía no saben tu nombre. Escríbelo en la página Sitio y publica.',
  no_portrait: 'Tu nombre está. Ahora elige un retrato en la página Sitio y publica.',
  not_shown:
    'Las visitas todavía no te ven. En la página Sitio, escribe unas palabras en la sección sobre ti, actívala y publica.',
  no_address:
    'Los recibos necesitan el nombre y la dirección de tu negocio. Elige ahí también la moneda y la zona horaria: la moneda no cambia después del primer pedido.',
  starting_texts:
    'Al menos una página legal tiene todavía el texto inicial. Haz que alguien que conozca la ley mire el tuyo y publícalo.',
  no_product: 'Todavía no se puede comprar nada. Haz un curso, una descarga o una oferta y publícalo.',
  no_hours: 'Todavía nadie puede reservar una hora. Agrega un horario a una oferta en la página Coaching.',
  no_claim: 'En una ventana privada, regístrate con otra dirección y obtén un producto gratis.',
  no_booking: 'En una ventana privada, reserva una llamada contigo. Deberían llegar los dos correos.',
  no_purchase: 'En una ventana privada, compra algo. Después puedes reembolsar el pedido.',
  no_friend: 'Pide a una amiga que entre como lo haría una estudiante. Cuatro ojos ven lo que dos ya no ven.',
  not_checked: 'Todavía sin probar.',
  unreachable:
    'El servidor no pudo llegar a Stripe. Quien lo cuida puede decir si tiene permiso para llamar afuera.',
  wrong_key: 'Stripe no acepta la clave. Cópiala otra vez de tu panel de Stripe: STRIPE_SECRET_KEY.',
  charges_off:
    'Stripe todavía no deja que esta cuenta cobre. Tu panel de Stripe dice lo que aún quiere saber.',
  no_webhook:
    'Puedes cobrar, pero Stripe no nos lo diría. En tu panel de Stripe, agrega un webhook a esta dirección:',
  mail_refused:
    'El servidor de correo no aceptó un correo para ti. La dirección del remitente o el acceso pueden estar mal: SMTP_URL, MAIL_FROM.',
  files_refused:
    'No se pudo escribir en el bucket. Su nombre, su dirección o sus claves pueden estar mal: las variables que empiezan con S3.',
  files_not_public:
    'El servidor puede escribir archivos, pero los navegadores no pueden traerlos. Su dirección debe ser una a la que también lleguen ellos: S3_ENDPOINT.',
};
