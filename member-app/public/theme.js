// Applied before the first paint, so that a dark page never flashes light. In a separate file, because the content
// security policy refuses inline scripts. src/app/theme.ts changes the theme afterwards.
(() => {
  let theme = 'light';
  try {
    if (localStorage.getItem('theme') === 'dark') theme = 'dark';
  } catch {
    // Storage may be blocked; then the default theme applies.
  }
  document.documentElement.dataset.theme = theme;
  document.querySelector('meta[name="theme-color"]').content = theme === 'dark' ? '#14201b' : '#fbf7f0';
})();
