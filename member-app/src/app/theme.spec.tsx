test('the browser around the page has the site’s background color from the start', () => {
  document.head.innerHTML = '<meta name="theme-color" content="#fbf7f0">';
  document.documentElement.style.setProperty('--color-paper', '#1c161d');
  jest.isolateModules(() => void jest.requireActual('./theme'));
  expect(document.querySelector('meta')).toHaveAttribute('content', '#1c161d');
});
