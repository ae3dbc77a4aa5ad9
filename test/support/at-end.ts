// Lets go of what was taken as soon as nobody needs it: at the end of the test that took it, or of the file where it is for all of
// its tests. What a world keeps open goes on asking its database, and a file may have twenty of them.
import { afterAll, onTestFinished, TestRunner } from 'vitest';

export const atEnd = (letGo: () => Promise<unknown>): void => {
  const release = async (): Promise<void> => void (await letGo());
  if (TestRunner.getCurrentTest() === undefined) afterAll(release);
  else onTestFinished(release);
};
