import { expect, test } from 'vitest';
import { page } from '#marketing/content/blog/blog-three-looks-a-day.ts';
import type { Blog } from '#marketing/families/blog.ts';
import { feed } from './feed.ts';
import { sitemap } from './sitemap.ts';

const article: Blog = page;

test('the feed holds the newest article first, and signs of markup as text', () => {
  const older: Blog = { ...article, id: 'blog-older', title: "Mail & <b>time</b>, it's so", published: '2026-01-02' };
  const text = feed([older, article], 'https://flow.example');
  expect(text.indexOf('/blog/three-looks-a-day')).toBeLessThan(text.indexOf('/blog/older'));
  expect(text).toContain('<title>Mail &amp; &lt;b&gt;time&lt;/b&gt;, it’s so</title>');
});

test('a page of the sitemap has the day of its last change, and a fixed one has none', () => {
  const text = sitemap([{ family: 'blog', page: article }], 'https://flow.example');
  expect(text.match(/<lastmod>/g)).toHaveLength(1);
  expect(text).toContain(`<lastmod>${article.updated}</lastmod>`);
  expect(text.match(/<loc>/g)).toHaveLength(11);
});
