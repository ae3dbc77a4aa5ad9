import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { CohortTable } from '#web/screens/admin/business/cohort-table.tsx';
import { Funnel, Sources } from '#web/screens/admin/business/funnel-panel.tsx';
import { Countries, Devices } from '#web/screens/admin/business/people-panels.tsx';
import { FigureCard } from './figure-card.tsx';
import { Share } from './share.tsx';

/** The text on the screen, without markup. */
const textOf = (shown: string): string =>
  shown
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

describe('a share', () => {
  test('of twenty shows a percentage, and its counts on hover', () => {
    expect(renderToStaticMarkup(<Share part={5} whole={20} />)).toBe('<span title="5 of 20">25%</span>');
  });

  test('of nineteen says few and shows its counts', () => {
    expect(textOf(renderToStaticMarkup(<Share part={4} whole={19} />))).toBe('21.1% few 4 of 19');
  });

  test('of nothing is a dash', () => {
    expect(renderToStaticMarkup(<Share part={0} whole={0} />)).toBe('—');
  });
});

describe('few people', () => {
  test('of a week show as counts in the cohorts, and many as shares', () => {
    const cohorts = [
      { week: '2026-11-02', people: 12, back: [3] },
      { week: '2026-11-09', people: 40, back: [10] },
    ];
    const text = textOf(renderToStaticMarkup(<CohortTable cohorts={cohorts} />));
    expect(text).toMatch(/few 12 3 of 12 .* 40 25%$/);
    expect(text.match(/few/g)).toHaveLength(1);
  });

  test('in a step of the funnel are named as few, by source as well', () => {
    const steps = { visitors: 400, signUps: 12, firstSession: 9, paid: 3 };
    expect(textOf(renderToStaticMarkup(<Funnel all={steps} />))).toMatch(
      /3% of the step before.*75% few 9 of 12 of the step before.*33\.3% few 3 of 9 of the step before/,
    );
    const sources = textOf(renderToStaticMarkup(<Sources sources={[{ source: 'seo', ...steps }]} />));
    expect(sources).toMatch(/seo 400 12 3% 9 75% few 9 of 12 3 33\.3% few 3 of 9$/);
  });

  test('show as counts by device and country', () => {
    const counts = [
      { name: 'desktop', count: 3 },
      { name: 'mobile', count: 1 },
    ];
    expect(textOf(renderToStaticMarkup(<Devices devices={counts} />))).toMatch(/few .*Desktop 3 of 4 Mobile 1 of 4/);
    expect(textOf(renderToStaticMarkup(<Countries countries={counts} />))).toMatch(/few .*3 of 4 .*1 of 4$/);
  });

  test('make the figure of a section say few with its counts', () => {
    const words = { name: 'Churn', definition: '', unit: 'percent', parts: ['ended', 'active'] } as const;
    const figure = { value: 0.25, before: null, part: 3, whole: 12, why: null };
    expect(textOf(renderToStaticMarkup(<FigureCard figure={figure} words={words} />))).toMatch(/25% few 3 of 12$/);
  });
});
