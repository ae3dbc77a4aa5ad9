// Words that somebody else chose show as letters, whatever they are: names, sources, phrases, reasons and error texts.
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FailedBlock } from '#web/ui/blocks.tsx';
import { Sources } from './business/funnel-panel.tsx';
import { Countries, Devices } from './business/people-panels.tsx';
import { ServerCaches } from './caches/server-caches.tsx';
import { FigureCard } from './figures/figure-card.tsx';
import { Facts } from './people/facts.tsx';
import { Phrases } from './quality/quality.tsx';
import { Services } from './technical/services.tsx';

const markup = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
const words = { name: markup, definition: markup, unit: 'percent', parts: [markup, markup] } as const;

const shown = {
  'a source': <Sources sources={[{ source: markup, visitors: 3, signUps: 2, firstSession: 1, paid: null }]} />,
  'a country': <Countries countries={[{ name: markup, count: 30 }]} />,
  'a device': <Devices devices={[{ name: markup, count: 30 }]} />,
  'a cache': <ServerCaches caches={[{ name: markup, definition: markup, hits: 1, misses: 2, entries: 3, bytes: 4 }]} />,
  'a figure': <FigureCard figure={{ value: null, before: null, part: 1, whole: 2, why: markup }} words={words} />,
  'a fact': <Facts rows={[[markup, markup]]} none={markup} />,
  'a phrase': <Phrases phrases={[{ words: markup, count: 3, before: 1 }]} fallbacks={30} />,
  'a service': <Services rows={[{ service: markup, state: 'down', since: null, median: null }]} />,
  'an error text': <FailedBlock>{markup}</FailedBlock>,
};

test.each(Object.entries(shown))('%s with markup shows as letters', (_name, part) => {
  const html = renderToStaticMarkup(part);
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(html).not.toMatch(/<script|<img/);
});
