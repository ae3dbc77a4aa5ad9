/** A local Google for calendar tests: Ada and Ben, the official client, and a clock that stands. */
import type { calendar_v3 } from '@googleapis/calendar';
import { expect } from 'vitest';
import { smallSeed } from '#emulators/google/small-seed.ts';
import { startTestGoogle, type TestGoogle } from '#emulators/google/test-google.ts';
import type { SeedCalendars } from '#emulators/seed/seed.ts';

export const scope = (name: string): string => `openid email https://www.googleapis.com/auth/${name}`;

/** A Tuesday. */
export const noon = '2026-11-24T12:00:00Z';

export type TestCalendar = TestGoogle & {
  clientFor(email: string, scopeName?: string): Promise<calendar_v3.Calendar>;
  told(): Promise<string[]>;
};

/** The quota is off: some tests write hundreds of events. */
export const startTestCalendar = async (calendars?: SeedCalendars): Promise<TestCalendar> => {
  const google = await startTestGoogle({
    now: () => new Date(noon),
    seed: (now) => ({ ...smallSeed(now, 0), ...(calendars ? { calendars } : {}) }),
  });
  await google.control('quota', { profile: 'off' });
  const told = async (): Promise<string[]> => {
    const answer: unknown = await (await google.control('told')).json();
    const notices = isRecord(answer) && Array.isArray(answer.told) ? answer.told : [];
    return notices.map((notice) => `${notice.kind} ${notice.to}`);
  };
  const clientFor: TestCalendar['clientFor'] = async (email, scopeName = 'calendar') =>
    google.calendar(await google.signIn(email, { scope: scope(scopeName) }));
  return { ...google, clientFor, told };
};

/** Expects a refusal with Google's code and reason. */
export const refused = async (call: Promise<unknown>, code: number, reason: string): Promise<void> => {
  const error: unknown = await call.then(
    () => 'not refused',
    (thrown: unknown) => thrown,
  );
  expect(error).toMatchObject({ status: code, response: { data: { error: { code, errors: [{ reason }] } } } });
};

/** An hour in Hamburg, as clients send it. */
export const hour = (start: string, end: string, timeZone = 'Europe/Berlin') => ({
  start: { dateTime: start, timeZone },
  end: { dateTime: end, timeZone },
});

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
