import { inLanguage } from '../../../shared/words/in-language';

interface Template {
  name: string;
  html: string;
}

/** Drafts to begin with. What the coach replaces is in brackets. */
export const templates: readonly Template[] = inLanguage({
  en: [
    {
      name: 'Newsletter',
      html: `<p>Dear {{firstName}},</p><p>[What you noticed this week, in two or three sentences]</p><h3>One thing to try</h3><p>[A small step that takes five minutes]</p><h3>New for you</h3><ul><li><p>[A lesson, a post or an event]</p></li><li><p>[Another one]</p></li></ul><div data-button=""><a href="/library">See what’s new</a></div><p>Yours, {{coach}}</p>`,
    },
    {
      name: 'New product',
      html: `<p>Dear {{firstName}},</p><p>today I’m opening [the name of the product].</p><h3>It’s for you if</h3><ul><li><p>[A situation your readers know]</p></li><li><p>[Another one]</p></li></ul><h3>What’s inside</h3><p>[What they get, and how long it takes]</p><p>[Insert the product here with the Product button]</p><p>Yours, {{coach}}</p>`,
    },
    {
      name: 'Invitation',
      html: `<p>Dear {{firstName}},</p><p>I’d love to see you at [the name of the event].</p><aside><p><strong>When:</strong> [date and time]</p><p><strong>Where:</strong> [online or place]</p><p><strong>Bring:</strong> [what people need]</p></aside><div data-button=""><a href="/community">Save my seat</a></div><p>Yours, {{coach}}</p>`,
    },
    {
      name: 'Short check-in',
      html: `<p>Dear {{firstName}},</p><p>how are the two of you doing?</p><p>[One sentence about what made you think of your readers]</p><p>Just reply to this email. I read every answer.</p><p>{{coach}}</p>`,
    },
  ],
  es: [
    {
      name: 'Boletín',
      html: `<p>Hola, {{firstName}}:</p><p>[Lo que notaste esta semana, en dos o tres frases]</p><h3>Algo para probar</h3><p>[Un paso pequeño de cinco minutos]</p><h3>Novedades</h3><ul><li><p>[Una lección, una publicación o un evento]</p></li><li><p>[Otra novedad]</p></li></ul><div data-button=""><a href="/library">Ver las novedades</a></div><p>Un abrazo, {{coach}}</p>`,
    },
    {
      name: 'Producto nuevo',
      html: `<p>Hola, {{firstName}}:</p><p>hoy abro [el nombre del producto].</p><h3>Es para ti si</h3><ul><li><p>[Una situación que tus lectoras conocen]</p></li><li><p>[Otra]</p></li></ul><h3>Qué incluye</h3><p>[Lo que reciben y cuánto tiempo lleva]</p><p>[Inserta aquí el producto con el botón Producto]</p><p>Un abrazo, {{coach}}</p>`,
    },
    {
      name: 'Invitación',
      html: `<p>Hola, {{firstName}}:</p><p>me encantaría verte en [el nombre del evento].</p><aside><p><strong>Cuándo:</strong> [fecha y hora]</p><p><strong>Dónde:</strong> [en línea o el lugar]</p><p><strong>Trae:</strong> [lo que hace falta]</p></aside><div data-button=""><a href="/community">Reservar mi lugar</a></div><p>Un abrazo, {{coach}}</p>`,
    },
    {
      name: 'Mensaje corto',
      html: `<p>Hola, {{firstName}}:</p><p>¿cómo están las dos?</p><p>[Una frase sobre lo que te hizo pensar en tus lectoras]</p><p>Responde a este correo. Leo todas las respuestas.</p><p>{{coach}}</p>`,
    },
  ],
});
