/** Sanctum's colors, in a separate file because pages may not contain inline styles. */
export const pageStyle = `
:root {
  --paper: #fbf7f0; --raised: #fffdf9; --ink: #26332c; --quiet: #55635b; --line: #d8d2c4;
  --green: #2f5d50; --on-green: #ffffff; --rose: #9a4a42;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #16211c; --raised: #1e2c26; --ink: #efe9dd; --quiet: #b7c2ba; --line: #3b4b43;
    --green: #8fc7b3; --on-green: #14201b; --rose: #f0b3a8;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0 auto; padding: 1.5rem 1rem 4rem; max-width: 70rem;
  background: var(--paper); color: var(--ink); font: 1rem/1.6 system-ui, sans-serif;
}
h1, h2 { font-family: Georgia, serif; color: var(--green); line-height: 1.2; }
h1 { margin: 0; font-size: 2rem; }
h2 { margin: 2.5rem 0 .5rem; font-size: 1.35rem; }
header p, section > p, small { color: var(--quiet); }
.notice { padding: .75rem 1rem; border-left: .25rem solid var(--green); background: var(--raised); }
form { display: flex; flex-wrap: wrap; gap: 1rem; align-items: end; margin: 0; }
label { display: grid; gap: .25rem; }
label.check { display: flex; gap: .5rem; align-items: center; min-height: 2.75rem; }
input[type='number'], select {
  width: 10rem; min-height: 2.75rem; padding: 0 .75rem; font: inherit; color: inherit;
  background: var(--raised); border: 1px solid var(--quiet); border-radius: .5rem;
}
select { width: auto; max-width: 100%; }
section > form { margin-bottom: 1rem; }
input[type='checkbox'] { width: 1.25rem; height: 1.25rem; accent-color: var(--green); }
button {
  min-height: 2.75rem; padding: 0 1.25rem; font: inherit; font-weight: 600; white-space: nowrap; cursor: pointer;
  color: var(--on-green); background: var(--green); border: 0; border-radius: .5rem;
}
:focus-visible { outline: 3px solid var(--rose); outline-offset: 2px; }
.scroll { overflow-x: auto; border: 1px solid var(--line); border-radius: .75rem; background: var(--raised); }
table { width: 100%; min-width: 44rem; border-collapse: collapse; }
th, td { padding: .6rem .9rem; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); }
tr:last-child td { border-bottom: 0; }
td.number { white-space: nowrap; font-variant-numeric: tabular-nums; }
td ol { margin: 0; padding-left: 1.25rem; }
td.name { overflow-wrap: anywhere; min-width: 10rem; }
time { font-variant-numeric: tabular-nums; }
code { font-size: .875rem; overflow-wrap: anywhere; }
li.dropped, li.failed { color: var(--rose); }
`;
