import { renderToString } from 'react-dom/server';
import { Page } from './page.tsx';

/** The page as rendered by the company's server. */
export const html = renderToString(<Page />);
