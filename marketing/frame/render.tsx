// The door of the frame: HTML of each page, as text. The build bundles it with its styles.
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import '#web/ui/tokens.css';
import '#web/ui/base.css';
import './fonts.css';
import type { Family } from '#marketing/families/families.ts';
import { IndexPage, type Listed, MissingPage } from './index-page.tsx';
import { Page } from './page.tsx';
import type { Shown, Site } from './site.ts';

export { groupNames, groupOf } from './index-page.tsx';

export const renderPage = (shown: Shown): string => document(<Page {...shown} />);

type List = { family: Family; listed: readonly Listed[]; site: Site; picture: string };

export const renderIndex = (list: List): string => document(<IndexPage {...list} />);

export const renderMissing = (list: List): string => document(<MissingPage {...list} />);

const document = (page: ReactElement): string =>
  `<!DOCTYPE html>\n${renderToStaticMarkup(page).replaceAll(ownCase, (name) => name.toLowerCase())}\n`;

/** React keeps its own case in these attributes. In texts a quote is escaped, so only attributes match. */
const ownCase = / (?:charSet|dateTime|srcSet|crossOrigin|autoComplete|maxLength|tabIndex)="/g;
