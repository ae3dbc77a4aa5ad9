// The page of hearing.bench.ts: it only listens, and records each event with its time.
import { createHearing } from '#web/audio/hearing/create-hearing.ts';

const hearing = createHearing();
const events: unknown[] = [];

hearing.listen((event) =>
  events.push({
    ...event,
    samples: 'samples' in event ? [...event.samples] : [],
    now: performance.now(),
    clock: hearing.toPerformance(event.at) - event.at * 1000,
  }),
);

const button = document.createElement('button');
button.textContent = 'Listen';
button.addEventListener('click', async () => {
  const before = performance.now();
  const state = await hearing.open();
  button.textContent = state;
  button.dataset['ready'] = String(performance.now() - before);
});
document.body.append(button);

const levels: number[] = [];
setInterval(() => levels.push(hearing.level()), 100);

Object.assign(globalThis, { events, levels, hearing });
