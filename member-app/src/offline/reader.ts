import en from '../../locales/en/offline.json';
import es from '../../locales/es/offline.json';
import { safeText } from '@sanctum/web/text/safe-text';
import { firstLanguage, localeOf } from '@sanctum/web/words/languages';
import { type KeptCourse, KeptLessons, type KeptLesson } from '../worker/kept-lessons';

/**
 * The page that opens offline at any URL: read-only texts of previously opened lessons. Self-contained, because nothing
 * can be loaded for it.
 */
const CATALOGUES: Record<string, typeof en> = { en, es };
const language = firstLanguage() === 'es' ? 'es' : 'en';

const t = (key: `offline:${keyof typeof en}`): string =>
  CATALOGUES[language]![key.slice('offline:'.length) as keyof typeof en];

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  { text, className }: { text?: string; className?: string } = {},
  ...children: Node[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  if (text !== undefined) made.textContent = text;
  if (className !== undefined) made.className = className;
  made.append(...children);
  return made;
}

function link(text: string, href: string): HTMLAnchorElement {
  const made = element('a', { text });
  made.href = href;
  return made;
}

const mark = (): HTMLElement => element('p', { text: t('offline:mark'), className: 'mark' });

function list(courses: readonly KeptCourse[]): Node[] {
  const head = [
    mark(),
    element('h1', { text: t('offline:title') }),
    element('p', { text: t('offline:safe') }),
    button(),
  ];
  if (courses.length === 0) return [...head, element('p', { text: t('offline:nothing'), className: 'soft' })];
  return [
    ...head,
    element('h2', { text: t('offline:lessons') }),
    element('p', { text: t('offline:lessonsLead'), className: 'soft' }),
    ...courses.map(({ title, lessons }) =>
      element(
        'section',
        {},
        element('h3', { text: title ?? t('offline:course') }),
        element('ul', {}, ...lessons.map((one) => element('li', {}, link(one.title, `#${one.id}`)))),
      ),
    ),
  ];
}

function lesson({ title, subtitle, pages, openedAt }: KeptLesson): Node[] {
  const opened = new Date(openedAt).toLocaleDateString(localeOf(language), { dateStyle: 'long' });
  return [
    mark(),
    link(t('offline:back'), '#'),
    element('h1', { text: title }),
    ...(subtitle === null ? [] : [element('p', { text: subtitle })]),
    element('p', { text: `${t('offline:asOf')} ${opened}. ${t('offline:textsOnly')}`, className: 'soft' }),
    ...pages.flatMap((page) => [
      ...(pages.length > 1 ? [element('h2', { text: page.title })] : []),
      ...page.texts.map(written),
    ]),
    button(),
  ];
}

function written(html: string): HTMLElement {
  const made = element('div', { className: 'lesson' });
  made.innerHTML = safeText(html);
  return made;
}

function button(): HTMLButtonElement {
  const made = element('button', { text: t('offline:again') });
  made.addEventListener('click', () => location.reload());
  return made;
}

/** Milliseconds between two attempts to reach the server. */
const LOOKED_EVERY = 5000;

const kept = new KeptLessons(caches, Date.now);

/** Shows the lesson chosen here or named by the address, otherwise the list. */
async function show(): Promise<void> {
  const courses = await kept.courses();
  const lessons = courses.flatMap((course) => course.lessons);
  const chosen = lessons.find(({ id }) => location.hash === `#${id}`);
  const asked = location.hash === '' ? lessons.find(({ id }) => location.href.includes(id)) : undefined;
  const open = chosen ?? asked;
  document.title = open?.title ?? t('offline:title');
  document.querySelector('main')!.replaceChildren(...(open ? lesson(open) : list(courses)));
  scrollTo(0, 0);
}

/** Reloads the page once the server answers; it may be down although there is a network. */
async function comeBack(): Promise<void> {
  if (!navigator.onLine) return;
  const answer = await fetch('/api/health/live', { cache: 'no-store' }).catch(() => undefined);
  if (answer?.ok) location.reload();
}

document.documentElement.lang = language;
addEventListener('hashchange', () => void show());
addEventListener('online', () => void comeBack());
setInterval(() => void comeBack(), LOOKED_EVERY);
void show();
