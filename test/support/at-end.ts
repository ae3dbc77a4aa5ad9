// Releases resources at the end of the test that took them, or of the file if all its tests share them. An open world keeps querying its
// database, and a file may have twenty.
import { afterAll, onTestFinished, TestRunner } from 'vitest';

export const atEnd = (letGo: () => Promise<unknown>): void => {
  const release = async (): Promise<void> => void (await letGo());
  if (TestRunner.getCurrentTest() === undefined) afterAll(release);
  else onTestFinished(release);
};
