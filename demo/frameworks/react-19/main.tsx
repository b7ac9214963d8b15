import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Page } from './page.tsx';

const root = document.querySelector('#root');
if (root) {
  hydrateRoot(
    root,
    <StrictMode>
      <Page />
    </StrictMode>,
  );
}
