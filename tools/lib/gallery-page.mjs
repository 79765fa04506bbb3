// Ours, because its pictures are: app, page, state and viewer, width and theme, each a part of a file's path.
const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 0; }
  header { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 1rem; align-items: center;
    padding: .75rem 1.5rem; background: Canvas; border-bottom: 1px solid GrayText; }
  header input[type=search] { font: inherit; padding: .25rem .5rem; min-width: 16rem; }
  section { padding: 1rem 1.5rem; border-bottom: 1px solid GrayText; }
  h2 { margin: 0 0 .75rem; font-size: 1.125rem; }
  .row { display: flex; gap: 1rem; overflow-x: auto; align-items: flex-start; padding-bottom: .5rem; }
  figure { margin: 0; flex: none; }
  figcaption { font-size: .8125rem; }
  img { display: block; width: calc(var(--width) * .3px); max-height: 75vh; object-fit: cover; object-position: top;
    border: 1px solid GrayText; }
  [hidden] { display: none; }
`;

/** Runs in the page: shows pages whose name contains the text, in the chosen theme and width. */
function choose() {
  const [text, theme, width] = ['text', 'theme', 'width'].map((id) => document.querySelector(`#${id}`).value);
  for (const section of document.querySelectorAll('section'))
    section.hidden = !section.dataset.name.toLowerCase().includes(text.trim().toLowerCase());
  for (const figure of document.querySelectorAll('figure'))
    figure.hidden =
      (theme !== '' && figure.dataset.theme !== theme) || (width !== '' && figure.dataset.width !== width);
}

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const options = (label, values) =>
  `<option value="">${label}</option>${values.map((value) => `<option>${value}</option>`).join('')}`;

/** One page with all pictures; `files` are paths like `member app/home/(1) visitor/390 light.jpg`. */
export function galleryPage(files) {
  const pictures = files
    .map((file) => {
      const parts = file.split('/');
      const [width, theme] = parts.at(-1).replace('.jpg', '').split(' ');
      return { file, name: parts.slice(0, -1).join(', '), width: Number(width), theme };
    })
    .toSorted((one, other) => one.width - other.width || other.theme.localeCompare(one.theme));
  const names = [...new Set(pictures.map(({ name }) => name))].toSorted();
  const widths = [...new Set(pictures.map(({ width }) => width))];
  const figure = ({ file, width, theme }) => `
      <figure data-width="${width}" data-theme="${theme}" style="--width:${width}">
        <figcaption>${width} px, ${theme}</figcaption>
        <a href="${escaped(encodeURI(file))}"><img loading="lazy" alt="" src="${escaped(encodeURI(file))}"></a>
      </figure>`;
  const section = (name) => `
    <section data-name="${escaped(name)}">
      <h2>${escaped(name)}</h2>
      <div class="row">${pictures
        .filter((picture) => picture.name === name)
        .map(figure)
        .join('')}</div>
    </section>`;
  return `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>Sanctum: every page</title><style>${STYLE}</style></head>
  <body>
    <header>
      <input id="text" type="search" placeholder="Find a page" aria-label="Find a page">
      <select id="theme" aria-label="Theme">${options('Both themes', ['light', 'dark'])}</select>
      <select id="width" aria-label="Width">${options('All widths', widths)}</select>
    </header>${names.map(section).join('')}
    <script>${choose.toString()}; document.querySelector('header').addEventListener('input', choose);</script>
  </body>
</html>
`;
}
