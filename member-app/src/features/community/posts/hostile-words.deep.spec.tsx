import { answers, blank } from '@sanctum/openapi/testing';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { PlainWords } from '../parts/plain-words';
import type { Post } from '../shared/api';
import { everythingIsSeen, open } from '../testing/feed';

const CORES = [
  '<script>xss()</script>',
  '<script src=https://evil.test/x.js></script>',
  '<img src=x onerror=xss()>',
  '<img/src/onerror=xss()//',
  '<svg onload=xss()>',
  '<svg/onload=xss()//',
  '<svg><animate onbegin=xss() attributeName=x>',
  '<math><mtext></p><img src=x onerror=xss()>',
  '<iframe srcdoc="<script>parent.xss()</script>">',
  '<iframe src=javascript:xss()>',
  '<object data=javascript:xss()>',
  '<embed src=javascript:xss()>',
  '<a href=javascript:xss()>press</a>',
  '<a href="https://evil.test" onclick=xss()>press</a>',
  '<form action=javascript:xss()><button>press</button></form>',
  '<details open ontoggle=xss()>',
  '<video><source onerror=xss()></video>',
  '<audio src=x onerror=xss()>',
  '<body onload=xss()>',
  '<base href=https://evil.test/>',
  '<meta http-equiv=refresh content="0;url=javascript:xss()">',
  '<link rel=stylesheet href=https://evil.test/x.css>',
  '<style>@import"https://evil.test/x.css";</style>',
  '<template><script>xss()</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=xss()>">',
  'javascript:xss()',
  'JaVaScRiPt:xss()',
  'java\tscript:xss()',
  'data:text/html,<script>xss()</script>',
  'vbscript:xss()',
  'https://evil.test/"onmouseover="xss()',
  "https://evil.test/'onmouseover='xss()",
  'https://evil.test/`onmouseover=`xss()',
  'https://evil.test/><script>xss()</script>',
  'https://javascript:xss()@evil.test/',
  'https:javascript:xss()',
  '[press](javascript:xss())',
  '![x](x"onerror="xss())',
  '{{constructor.constructor("xss()")()}}',
  '${xss()}',
  '@[javascript:xss()]',
  '@[0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa"onclick="xss()]',
];
const DISGUISES: ((core: string) => string)[] = [
  (core) => core,
  (core) => `">${core}`,
  (core) => `'>${core}<!--`,
  (core) => ` \u202e${core}\n${core}`,
  (core) => `</p></textarea></title>${core}`,
  (core) => core.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  (core) => core.replaceAll('<', '\u003c\u0000').toUpperCase(),
  (core) => `See https://good.test/ and ${core}, @[0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa] ${core}`,
];
const HOSTILE = [...new Set(DISGUISES.flatMap((disguise) => CORES.map(disguise)))];

/** Expects that nothing in it has become an element, an attribute that runs, or a link other than https. */
function expectNothingRuns(place: ParentNode): void {
  const elements = [...place.querySelectorAll('*')];
  const running = elements.filter(
    (element) =>
      /^(script|iframe|object|embed|form|base|meta|link|style|template|math|video|audio)$/i.test(
        element.tagName,
      ) || element.getAttributeNames().some((name) => name.startsWith('on')),
  );
  expect(running.map((element) => element.outerHTML)).toEqual([]);
  for (const link of place.querySelectorAll('a[href]')) {
    const address = new URL(link.getAttribute('href')!, location.origin);
    expect(address.origin === location.origin ? address.pathname[0] : address.protocol).toMatch(
      /^(\/|https:)$/,
    );
  }
}

const xss = jest.fn();
beforeEach(() => Object.assign(window, { xss }));
afterEach(() => expect(xss).not.toHaveBeenCalled());

test(`${HOSTILE.length} hostile texts stay texts, unchanged`, () => {
  expect(HOSTILE.length).toBeGreaterThan(250);
  const mentions = [
    { accountId: '0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa', name: '<img src=x onerror=xss()>', hasPage: true },
  ];
  const { container } = render(
    <MemoryRouter>
      {HOSTILE.map((text) => (
        <article key={text}>
          <PlainWords text={text} mentions={mentions} isWhole />
        </article>
      ))}
    </MemoryRouter>,
  );
  expectNothingRuns(container);
  expect(container.querySelectorAll('img, svg')).toHaveLength(0);
  const said = [...container.querySelectorAll('article')].map(({ textContent }) => textContent);
  expect(said).toEqual(
    HOSTILE.map((text) =>
      text.replaceAll('@[0192f8a4-6d0e-7cc3-8b1c-0d7f7ce2f0aa]', '@<img src=x onerror=xss()>'),
    ),
  );
});

test('whatever field of a post is hostile, its card shows it and runs nothing', async () => {
  const posts = CORES.map(
    (text, index): Post => ({
      ...blank('PostResponse'),
      id: `p${index}`,
      kind: 'question',
      text,
      tag: null,
      state: 'hidden',
      hiddenReason: text,
      images: [],
      files: [],
      author: {
        id: text,
        name: text,
        avatarUrl: null,
        isCoach: false,
        isMe: true,
        isWritable: false,
        level: null,
      },
      group: { id: text, kind: 'circle', name: text },
      lesson: { lessonId: text, courseId: text, title: text, videoId: null, atSeconds: null },
      mentions: [],
      reactions: [],
      myReactions: [],
      shownAt: '2027-03-08T10:00:00.000Z',
      editedAt: null,
    }),
  );
  const watched = everythingIsSeen();
  open(posts);
  answers.answer('get', '/api/community/announcements', { items: [], next: null });
  answers.answer('get', '/api/community/events', { items: [], next: null });
  answers.list('get', '/api/community/trending', [
    { id: 'x', kind: 'post', author: posts[0]!.author, beginning: CORES[2]!, reactions: 0, comments: 0 },
  ]);
  const list = await screen.findByRole('list', { name: 'Posts' });
  expect(list.textContent).toContain(CORES[0]);
  expectNothingRuns(list);
  expectNothingRuns((await screen.findByText(CORES[2]!, { selector: 'aside a' })).closest('aside')!);
  watched.mockRestore();
});
