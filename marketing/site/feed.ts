// The articles as an Atom feed, newest first.
import type { Blog } from '#marketing/families/blog.ts';
import { addressOf } from '#marketing/families/families.ts';
import { plain } from '#marketing/frame/typography.ts';

export const feed = (articles: readonly Blog[], origin: string): string => {
  const newest = [...articles].sort((one, two) => two.published.localeCompare(one.published));
  const changed =
    articles
      .map(({ updated }) => updated)
      .toSorted()
      .at(-1) ?? '2026-11-27';
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
  <title>Flow: on mail, time and attention</title>
  <id>${origin}/blog</id>
  <link rel="alternate" type="text/html" href="${origin}/blog"/>
  <link rel="self" type="application/atom+xml" href="${origin}/blog/feed.xml"/>
  <updated>${changed}T00:00:00Z</updated>
  <author><name>Flow</name></author>
${newest.map((article) => entry(article, origin)).join('\n')}
</feed>
`;
};

const entry = ({ id, title, description, published, updated, topic }: Blog, origin: string): string => {
  const address = `${origin}${addressOf('blog', id)}`;
  return `  <entry>
    <title>${escaped(plain(title))}</title>
    <id>${address}</id>
    <link rel="alternate" type="text/html" href="${address}"/>
    <published>${published}T00:00:00Z</published>
    <updated>${updated}T00:00:00Z</updated>
    <category term="${topic}"/>
    <summary>${escaped(plain(description))}</summary>
  </entry>`;
};

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
