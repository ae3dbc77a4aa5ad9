// How long an article takes.
import type { Blog } from '#marketing/families/blog.ts';

const wordsAMinute = 230;

export const minutesToRead = ({ hero, problem, sections, solution, features }: Blog): number => {
  const texts = [
    hero.lead,
    ...problem,
    ...sections.flatMap(({ paragraphs }) => paragraphs),
    ...solution,
    ...features.items.map(({ text }) => text),
  ];
  const words = texts.reduce((sum, text) => sum + text.split(/\s+/).length, 0);
  return Math.max(1, Math.round(words / wordsAMinute));
};
