// The tests, by what they need: nothing, a PostgreSQL, the checkout itself, or a browser and the built app.
import { defineConfig } from 'vitest/config';

const always = ['test/support/quiet.ts', 'test/support/languages.ts'];
// A person waits longer than a second for a machine that does much else.
const patient = { poll: { timeout: 15_000 } };
const anywhere = { setupFiles: [...always, 'test/support/seed.ts'] };

export default defineConfig({
  test: {
    // Much of a journey, and of the chaos, is waiting: three keep two processors busy.
    maxWorkers: 3,
    projects: [
      {
        test: {
          ...anywhere,
          name: 'unit',
          include: [
            '{domain,commands,reading,language,api,emulators}/**/*.test.ts',
            'web/{audio,screens,ui}/**/*.test.{ts,tsx}',
            'test/chaos/!(chaos).test.ts',
            'test/voice/*.test.ts',
          ],
          // Nothing in these rooms remembers anything, so what a file has loaded serves the next one too.
          isolate: false,
          expect: patient,
          testTimeout: 20_000,
        },
      },
      {
        test: {
          // Each file is loaded anew here: the few that draw by chance say so themselves.
          setupFiles: always,
          name: 'web',
          // What is here holds the state of a page, which begins anew with each file.
          include: ['web/*.test.ts', 'web/!(audio|screens|ui)/**/*.test.{ts,tsx}'],
          expect: patient,
          testTimeout: 20_000,
        },
      },
      {
        test: {
          ...anywhere,
          name: 'integration',
          // The chaos mostly waits for a quiet Flow, and others go on beside it.
          include: ['server/**/*.test.ts', 'test/integration/**/*.test.ts', 'test/chaos/chaos.test.ts'],
          globalSetup: ['test/support/postgres.ts'],
          // Every test has a world of its own: what a file has loaded serves the next one too.
          isolate: false,
          expect: patient,
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          ...anywhere,
          name: 'house',
          include: ['test/house.test.ts', 'test/house/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          ...anywhere,
          name: 'journeys',
          // Looking all the time would only slow down a machine that does much else.
          expect: { poll: { timeout: 20_000, interval: 150 } },
          include: ['test/journeys/**/*.test.ts'],
          globalSetup: ['test/support/settled.ts'],
          // Each file has a Flow and a browser of its own, as above.
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          ...anywhere,
          name: 'voice',
          // Real speech takes the time that speech takes.
          expect: { poll: { timeout: 20_000 } },
          include: ['test/voice/**/*.voice.ts'],
          globalSetup: ['test/support/settled.ts'],
          testTimeout: 1_200_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          ...anywhere,
          name: 'acoustic',
          expect: { poll: { timeout: 20_000 } },
          include: ['test/voice/**/*.acoustic.ts'],
          globalSetup: ['test/support/settled.ts'],
          testTimeout: 300_000,
          hookTimeout: 120_000,
          // Whether an echo is cancelled depends on whether the machine keeps up.
          retry: 1,
          fileParallelism: false,
        },
      },
      {
        test: {
          ...anywhere,
          name: 'full',
          // As in the journeys, some of which are so long that they stand here.
          expect: { poll: { timeout: 20_000 } },
          include: ['**/*.full.ts'],
          exclude: ['node_modules/**'],
          globalSetup: ['test/support/postgres.ts'],
          testTimeout: 600_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
