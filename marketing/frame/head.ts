// The head of a page: title, description, structured data.
import { type AnyPage, families } from '#marketing/families/families.ts';
import { brand } from '#web/brand.ts';
import type { Head } from './document.tsx';
import type { Shown } from './site.ts';
import { plain } from './typography.ts';

export const headOf = ({ of, site, address, picture }: Shown): Head => ({
  title: titleOf(of),
  description: plain(of.page.description),
  keywords: of.page.keywords,
  address,
  picture,
  type: of.family === 'blog' ? 'article' : 'website',
  data: [
    ...(of.family === 'blog' ? [articleOf(of.page, `${site.origin}${address}`, `${site.origin}${picture}`)] : []),
    questionsOf(of.page),
    trailOf(of, site.origin, address),
  ],
  feed: of.family === 'blog',
});

/** Search engines show about sixty characters. */
const titleOf = ({ family, page }: AnyPage): string => {
  const name = plain(page.title);
  switch (family) {
    case 'job':
      return `${brand.name} for ${plain(page.plural)}`;
    case 'industry':
      return `${brand.name} for ${plain(page.plural)}`;
    case 'comparison':
      return `${brand.name} or ${name}: a fair comparison`;
    default:
      return `${name} · ${brand.name}`;
  }
};

const questionsOf = ({ questions }: AnyPage['page']) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions.map(({ ask, answer }) => ({
    '@type': 'Question',
    name: plain(ask),
    acceptedAnswer: { '@type': 'Answer', text: plain(answer) },
  })),
});

const trailOf = ({ family, page }: AnyPage, origin: string, address: string) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: brand.name, item: `${origin}/` },
    { '@type': 'ListItem', position: 2, name: families[family].label, item: `${origin}${families[family].address}` },
    { '@type': 'ListItem', position: 3, name: plain(page.title), item: `${origin}${address}` },
  ],
});

type Article = Extract<AnyPage, { family: 'blog' }>['page'];

const articleOf = (page: Article, url: string, image: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Article',
  headline: plain(page.title),
  description: plain(page.description),
  image: [image],
  datePublished: page.published,
  dateModified: page.updated,
  author: { '@type': 'Organization', name: brand.name, url: new URL('/', url).href },
  publisher: { '@type': 'Organization', name: brand.name, url: new URL('/', url).href },
  mainEntityOfPage: url,
});
