// A Flow with Alex as an existing user and all mail synced. Made once for a run of journeys, which work on copies.
import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { launchChromium, signUp } from './chromium.ts';
import { type RunningFlow, startFlow } from './flow.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    settled: Settled;
  }
}

export type Settled = { data: string; cookies: Awaited<ReturnType<typeof signedUp>> };

/** Vitest's `setup`. The returned function runs at the end. */
export const setup = async (project: TestProject): Promise<() => void> => {
  const flow = await startFlow();
  const cookies = await signedUp(flow).catch(async (error: unknown) => {
    await flow.end();
    throw error;
  });
  await flow.stop();
  project.provide('settled', { data: flow.data, cookies });
  return () => rmSync(flow.data, { recursive: true, force: true });
};

const signedUp = async (flow: RunningFlow) => {
  await using browser = await launchChromium();
  const page = await browser.newPage({ baseURL: flow.url, serviceWorkers: 'block', reducedMotion: 'reduce' });
  // Everything starts at once here, and other work may slow the machine down.
  page.setDefaultTimeout(120_000);
  await signUp(page, 'alex@northwind.example');
  // Between the newest mail and the backfill, Flow pauses.
  for (const words of ['Syncing older mail', 'Synced'])
    await page.getByTitle('Sync').filter({ hasText: words }).waitFor();
  // Awaited here, because the browser closes on return.
  return await page.context().cookies();
};
