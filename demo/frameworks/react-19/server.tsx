import { renderToString } from 'react-dom/server';
import { Page } from './page.tsx';

/** The page as the company's server draws it. */
export const html = renderToString(<Page />);
