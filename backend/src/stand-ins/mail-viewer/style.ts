/** Sanctum's colors, light and dark. */
export const style = `
:root {
  color-scheme: light dark;
  --paper: #fbf7f0; --surface: #fffdf9; --line: #e5dac8; --ink: #22302b; --soft: #55625b;
  --evergreen: #2f5d50; --leaf: #e4ece2; --focus: #2f5d50;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #14201b; --surface: #1b2a24; --line: #30443b; --ink: #f1ead9; --soft: #b6c2b4;
    --evergreen: #97cbae; --leaf: #26423a; --focus: #dcb566;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--paper); color: var(--ink);
  font: 1.0625rem/1.6 ui-sans-serif, system-ui, 'Segoe UI', Roboto, sans-serif;
}
header, main { max-width: 54rem; margin: 0 auto; padding: 1.25rem clamp(1rem, 4vw, 2rem); }
header { padding-top: 2.5rem; }
h1, h2 { font-family: 'Iowan Old Style', 'Palatino Linotype', Georgia, serif; font-weight: 500; line-height: 1.2; }
h1 { margin: 0; font-size: 2rem; overflow-wrap: anywhere; }
h2 { font-size: 1.25rem; }
p { margin: .4rem 0; }
.soft { color: var(--soft); }
a { color: var(--evergreen); text-underline-offset: .2em; overflow-wrap: anywhere; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 3px; border-radius: .25rem; }
ul { list-style: none; margin: 0; padding: 0; }
.mails li { margin-bottom: .75rem; }
.mails a {
  display: grid; gap: .1rem 1.5rem; padding: 1rem 1.25rem;
  border: 1px solid var(--line); border-radius: .9rem; background: var(--surface);
  color: inherit; text-decoration: none;
}
.mails a:hover { border-color: var(--evergreen); background: var(--leaf); }
.mails strong { color: var(--evergreen); overflow-wrap: anywhere; }
.mails .text { grid-column: 1 / -1; min-width: 0; color: var(--soft); overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
@media (min-width: 36rem) { .mails a { grid-template-columns: 1fr auto; } }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1.25rem; margin: 1rem 0; }
dt { color: var(--soft); }
dd { margin: 0; overflow-wrap: anywhere; }
iframe, pre { width: 100%; border: 1px solid var(--line); border-radius: .9rem; }
iframe { height: min(30rem, 60vh); background: #fff; }
pre { margin: 0; padding: 1.25rem; background: var(--surface); font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
`;
