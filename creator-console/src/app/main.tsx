import '@fontsource-variable/figtree/wght.css';
import '@fontsource-variable/fraunces/opsz.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Console } from './console';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Console />
  </StrictMode>,
);
