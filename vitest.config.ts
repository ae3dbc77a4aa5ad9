// The test projects, by need: nothing, PostgreSQL, the checkout, or a browser and the built app.
import { defineConfig } from 'vitest/config';

const always = ['test/support/quiet.ts', 'test/support/languages.ts'];
// A busy machine needs more than a second.
const patient = { poll: { timeout: 15_000 } };
const anywhere = { setupFiles: [...always, 'test/support/seed.ts'] };

export default defineConfig({
  test: {
    // Journeys and chaos mostly wait, so three workers keep two processors busy.
    maxWorkers: 3,
    projects: [
      {
        test: {
          ...anywhere,
          name: 'unit',
          include: [
            '{domain,commands,reading,language,api,marketing,emulators}/**/*.test.ts',
            'web/{audio,screens,ui}/**/*.test.{ts,tsx}',
            'test/chaos/!(chaos).test.ts',
            'test/voice/*.test.ts',
          ],
          // These rooms have no state, so files can share loaded modules.
          isolate: false,
          expect: patient,
          testTimeout: 20_000,
        },
      },
      {
        test: {
          // Each file loads its modules again. Random tests print their own seed.
          setupFiles: always,
          name: 'web',
          // These modules hold page state, so each file needs fresh ones.
          include: ['web/*.test.ts', 'web/!(audio|screens|ui)/**/*.test.{ts,tsx}'],
          expect: patient,
          testTimeout: 20_000,
        },
      },
      {
        test: {
          ...anywhere,
          name: 'integration',
          // Chaos mostly waits, so other tests run next to it.
          include: ['server/**/*.test.ts', 'test/{integration,ledger}/**/*.test.ts', 'test/chaos/chaos.test.ts'],
          globalSetup: ['test/support/postgres.ts'],
          // Every test has its own world, so files can share loaded modules.
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
          // Frequent polling slows a busy machine down.
          expect: { poll: { timeout: 20_000, interval: 150 } },
          include: ['test/journeys/**/*.test.ts'],
          globalSetup: ['test/support/settled.ts'],
          // Each file has its own Flow and browser.
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          ...anywhere,
          name: 'voice',
          // Real speech takes real time.
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
          // A slow machine cannot cancel the echo.
          retry: 1,
          fileParallelism: false,
        },
      },
      {
        test: {
          ...anywhere,
          name: 'full',
          // Long journeys live here too.
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
